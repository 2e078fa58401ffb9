// End-to-end tests: the real server, the built page, Debian's Chromium. One file at a time, for there are two cores.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()], // the list of games names their cards
  test: {
    include: ["e2e/**/*.e2e.ts"],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // On a busy machine Chromium now and then loses a click or a whole page; what fails twice is wrong. The reporter
    // names whatever was tried again, and ./test prints it.
    retry: 1,
    reporters: ["verbose"],
  },
});
