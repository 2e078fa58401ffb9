// How the page is built: external scripts and styles only (the server's Content-Security-Policy allows no
// other), and a compressed twin of every text file, so that the server never compresses anything.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vitest/config";

const compressible = /\.(html|js|css|svg|json|wasm|dawg)$/;

function compressedTwins(): Plugin {
  let folder = "";
  return {
    name: "compressed-twins",
    apply: "build",
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!compressible.test(name)) continue;
        const file = join(folder, name);
        const text = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
        writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      }
    },
  };
}

const server = process.env["PALETTE_SERVER"] ?? "http://localhost:8080";

export default defineConfig({
  plugins: [svelte(), compressedTwins()],
  build: { target: "es2022", modulePreload: { polyfill: false }, reportCompressedSize: false },
  worker: { format: "es" },
  server: { proxy: { "/api": server, "^/t/[^/]+/ws": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
