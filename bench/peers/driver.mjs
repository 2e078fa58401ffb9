// The driver as a process that takes commands (driver.cpp), with tables opened for it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { built } from "./servers.mjs";

export class Driver {
  constructor(server) {
    this.server = server;
    const words = [server.kind.dialect, `${server.port}`, `${server.process.pid}`];
    this.process = spawn(join(built, "driver"), words, { stdio: ["pipe", "pipe", "inherit"] });
    this.answers = createInterface(this.process.stdout)[Symbol.asyncIterator]();
    this.tables = 0;
  }

  async ask(command) {
    this.process.stdin.write(`${command}\n`);
    const { value, done } = await this.answers.next();
    if (done) throw new Error(`the driver of ${this.server.kind.name} gave up at '${command}'`);
    return value;
  }

  /** Opens so many more tables and lets everybody come. */
  async open(tables) {
    for (let i = 0; i < tables; ++i) {
      const chairs = await this.server.kind.open(this.server, this.tables++);
      for (const [path, words] of chairs) this.process.stdin.write(`chair ${path}\t${words}\n`);
    }
    await this.ask("come");
  }

  async play(seconds) {
    return JSON.parse(await this.ask(`play ${seconds}`));
  }

  async pace(seconds, rate) {
    return JSON.parse(await this.ask(`pace ${seconds} ${rate}`));
  }

  async stop() {
    this.process.stdin.end();
    if (this.process.exitCode === null) await once(this.process, "exit");
  }
}
