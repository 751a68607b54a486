import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from './run.mjs';

const PAUSE_MS = 300;

/**
 * Does some work when no other process does work of that name in this clone, after the processes
 * that are at it. A process that ended without saying so counts as done.
 * @template T
 * @param {string} name letters, digits and dashes
 * @param {() => Promise<T>} work
 * @param {{ folder?: string }} [options] the folder in which it is written down who is at it
 * @returns {Promise<T>}
 */
export async function oneAtATime(name, work, { folder = path.join(root, '.cache') } = {}) {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.lock`);
  while (!taken(file)) await setTimeout(PAUSE_MS);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Linked into place with its content: nobody ever reads a lock that does not say whose it is. */
function taken(file) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    if (!isAlive(holderOf(file))) rmSync(file, { force: true });
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Undefined when it has been let go meanwhile. */
function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  if (pid === undefined) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code;
