import { spawn } from 'node:child_process';
import { drawFinerPictures, ensurePlayable } from './support/build.mjs';
import { ensureInstalled } from './support/install.mjs';
import { environment, node24, program, root } from './support/run.mjs';

/**
 * Installs and builds the missing parts for a first table, then serves game and API on one port
 * until it is told to stop, and draws finer pictures meanwhile.
 */
await program(async () => {
  await ensureInstalled();
  await ensurePlayable();
  const args = ['--disable-warning=ExperimentalWarning', 'packages/server/src/main.ts'];
  const server = spawn(node24(), args, { cwd: root, env: environment(), stdio: 'inherit' });
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  process.on('SIGHUP', () => server.kill('SIGTERM'));
  // A terminal sends Ctrl-C to both processes itself.
  process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'));
  // npm's shell dies of a signal without passing it on; its death is the signal then.
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || server.kill('SIGTERM'), 300).unref();
  const over = new AbortController();
  const drawn = drawFinerPictures(over.signal);
  process.exitCode = await new Promise((resolve) =>
    server.once('exit', (code) => resolve(code ?? 1)),
  );
  over.abort();
  await drawn;
});
