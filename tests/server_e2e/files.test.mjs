// The page's files as a browser gets them, and paths that try to lead elsewhere.
import assert from "node:assert/strict";
import net from "node:net";
import test from "node:test";
import { gunzipSync } from "node:zlib";
import { Server } from "./palette.mjs";

test("static files", async (test) => {
  const server = await new Server(test).start();
  const script = "/assets/app-1a2b3c.js";

  await test.test("every address the page draws is the page, guarded", async () => {
    for (const path of ["/", "/t/lilas47", "/t/lilas47?from=qr"]) {
      const { status, headers, text } = await server.request("GET", path);
      assert.equal(status, 200);
      assert.match(text, /<title>Palette/);
      assert.equal(headers["content-type"], "text/html; charset=utf-8");
      assert.equal(headers["cache-control"], "no-cache");
      assert.match(headers["content-security-policy"], /script-src 'self' 'wasm-unsafe-eval';/);
      assert.equal(headers["x-content-type-options"], "nosniff");
    }
  });

  await test.test("a browser that has it gets 304 and no body", async () => {
    const first = await server.request("GET", "/");
    const again = await server.request("GET", "/", { headers: { "if-none-match": first.headers.etag } });
    assert.equal(again.status, 304);
    assert.equal(again.text, "");
    const other = await server.request("GET", "/", { headers: { "if-none-match": '"another"' } });
    assert.equal(other.status, 200);
  });

  await test.test("those who read gzip get gzip, and hashed names for ever", async () => {
    const plain = await server.request("GET", script);
    const packed = await server.request("GET", script, { headers: { "accept-encoding": "gzip, br" } });
    assert.equal(plain.headers["content-encoding"], undefined);
    assert.equal(packed.headers["content-encoding"], "gzip");
    assert.equal(packed.headers.vary, "Accept-Encoding");
    assert.equal(packed.headers["cache-control"], "public, max-age=31536000, immutable");
    assert.ok(packed.bytes.length < plain.bytes.length);
    assert.deepEqual(gunzipSync(packed.bytes), plain.bytes);
  });

  await test.test("HEAD says what GET would", async () => {
    const [get, head] = [await server.request("GET", script), await server.request("HEAD", script)];
    assert.equal(head.status, 200);
    assert.equal(head.text, "");
    assert.equal(head.headers["content-length"], get.headers["content-length"]);
  });

  await test.test("no path leads out of the folder", async () => {
    const paths = ["/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt",
      "/t/../../secret.txt", "//secret.txt", "/assets/..\\..\\secret.txt", "/assets", "/assets/", "/index.html/",
      "/data/palette.db", "/t/", "/t/a/b"];
    for (const path of paths) {
      const { status, text } = await server.request("GET", path); // node sends the path as it is
      assert.equal(status, 404, path);
      assert.deepEqual(JSON.parse(text), { type: "refused", code: "not_found" });
    }
  });

  await test.test("one connection serves many requests, also written in one go", async () => {
    const socket = net.connect(server.port, "127.0.0.1");
    const request = (path, more = "") => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
    socket.write(request("/health") + request("/nowhere") + request("/health", "Connection: close\r\n"));
    let text = "";
    for await (const chunk of socket) text += chunk;
    assert.deepEqual(text.match(/HTTP\/1\.1 \d+/g), ["HTTP/1.1 200", "HTTP/1.1 404", "HTTP/1.1 200"]);
  });

  await test.test("a person who is lost is shown the page, a program a reason", async () => {
    const page = await server.request("GET", "/");
    const lost = await server.request("GET", "/nowhere/at/all", { headers: { accept: "text/html,*/*;q=0.8" } });
    assert.equal(lost.status, 404);
    assert.equal(lost.text, page.text);
    const api = await server.request("GET", "/api", { headers: { accept: "text/html" } });
    assert.equal(api.status, 405);
    assert.equal(api.headers.allow, "POST");
    assert.deepEqual(JSON.parse(api.text), { type: "refused", code: "not_found" });
  });

  await test.test("other methods are told which there are", async () => {
    for (const method of ["PUT", "DELETE", "OPTIONS"]) {
      const { status, headers } = await server.request(method, "/");
      assert.equal(status, 405, method);
      assert.match(headers.allow, /GET/);
    }
  });
});
