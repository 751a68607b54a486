import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

const FOLDER = path.join(import.meta.dirname, '../../../../.cache/bench-peer');
/** The last release, and a dependency that it requires but does not declare. */
const PACKAGES = ['boardgame.io@0.50.2', 'koa-compose@4.1.0'];

/**
 * Installs boardgame.io for this bench only, apart from the product's dependencies. Returns whether
 * it is there; prints the reason if not.
 */
export async function installPeer(): Promise<boolean> {
  if (existsSync(path.join(FOLDER, 'node_modules/boardgame.io'))) return true;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, 'package.json'), '{ "private": true }\n');
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel', 'error'];
  try {
    await promisify(execFile)('npm', ['install', ...flags, ...PACKAGES], { cwd: FOLDER });
    return true;
  } catch (error) {
    console.log(`boardgame.io cannot be installed and is left out: ${String(error)}\n`);
    return false;
  }
}

/** Loads a part of it, after `installPeer`. */
export function requirePeer(part: 'server' | 'core'): unknown {
  return createRequire(path.join(FOLDER, 'package.json'))(`boardgame.io/${part}`);
}
