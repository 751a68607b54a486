import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

const bundled = path.join(
  root,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** A thing the person at the terminal can mend: shown as one line, without a stack. */
export class Hint extends Error {}

/**
 * The Node 24 that everything runs under: the one which npm installed, else this one if it is new
 * enough.
 * @returns {string} path of the executable
 * @throws {Hint} when there is neither
 */
export function node24() {
  if (existsSync(bundled)) return bundled;
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  if (!existsSync(path.join(root, 'node_modules')))
    throw new Hint('The packages are not installed. Run: npm ci');
  throw new Hint(
    'Node 24 is missing: npm was told to skip install scripts. Run: npm rebuild node --ignore-scripts=false',
  );
}

/**
 * @returns {NodeJS.ProcessEnv} the environment in which a bare `node` and the installed tools are
 * found first
 */
export function environment() {
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const folders = [path.dirname(node24()), path.join(root, 'node_modules/.bin'), process.env[key]];
  return { ...process.env, [key]: folders.join(path.delimiter) };
}

/**
 * Runs a script under Node 24.
 * @param {readonly string[]} args script and arguments
 * @param {RunOptions} [options] `env` is added to the environment
 * @returns {Promise<Outcome>}
 */
export function runNode(args, options = {}) {
  return run(node24(), args, { ...options, env: { ...environment(), ...options.env } });
}

/**
 * Runs npm, which keeps the Node it was installed with.
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Outcome>}
 */
export function runNpm(args, options = {}) {
  return run('npm', args, { ...options, env: process.env, shell: process.platform === 'win32' });
}

/**
 * @typedef {{
 *   capture?: true,
 *   env?: NodeJS.ProcessEnv,
 *   shell?: boolean,
 *   minutes?: number,
 *   signal?: AbortSignal,
 * }} RunOptions `capture` keeps what it prints instead of showing it; after `minutes`, and when the
 *   signal says so, it is ended
 * @typedef {{ code: number, output: string }} Outcome exit code (1 when it was ended), and what was
 * captured
 */

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Outcome>}
 */
export function run(command, args, { capture, env, shell, minutes, signal } = {}) {
  return new Promise((resolve, reject) => {
    const sink = capture ? 'pipe' : 'inherit';
    const timeout = minutes && minutes * 60_000;
    const child = spawn(command, args, {
      cwd: root,
      env,
      shell,
      stdio: ['ignore', sink, sink],
      timeout,
      signal,
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs a program's main function; a Hint ends it with one clear line.
 * @param {() => Promise<void>} main
 */
export async function program(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Hint)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
