import { spawn } from 'node:child_process';
import { ensureBuilt } from './support/build.mjs';
import { ensureInstalled } from './support/install.mjs';
import { environment, Hint, node24, program, root } from './support/run.mjs';

/** Installs and builds what is missing, then serves game and API on one port until it is told to stop. */
await program(async () => {
  const port = readPort(process.env.PORT ?? '2567');
  await ensureInstalled();
  await ensureBuilt();
  const env = { ...environment(), PORT: String(port), DATA_DIR: process.env.DATA_DIR ?? './data' };
  const args = ['--disable-warning=ExperimentalWarning', 'packages/server/src/main.ts'];
  const server = spawn(node24(), args, { cwd: root, env, stdio: 'inherit' });
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  process.on('SIGHUP', () => server.kill('SIGTERM'));
  // A terminal sends Ctrl-C to both processes itself.
  process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'));
  const ended = new Promise((resolve) => server.once('exit', (code) => resolve(code ?? 0)));
  if (await answers(port, ended)) console.log(`\nAtoll is ready: http://localhost:${port}\n`);
  process.exitCode = await ended;
});

function readPort(text) {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  throw new Hint(`PORT is "${text}", but must be a whole number from 1 to 65535.`);
}

/** Waits until the server answers; false when it ends before. */
async function answers(port, ended) {
  let over = false;
  ended.then(() => (over = true));
  while (!over) {
    const healthy = await fetch(`http://127.0.0.1:${port}/api/health`).then((response) => response.ok, () => false);
    if (healthy) return !over;
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 100))]);
  }
  return false;
}
