import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { BadConfig } from '../../process/config.ts';

/** Creates a folder unless it exists. Throws `BadConfig`. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new BadConfig(
      `DATA_DIR=${folder} cannot be made; choose a folder that may be written to: ${(error as Error).message}`,
    );
  }
}

/**
 * Creates files that only the user of this program may read, or restricts existing ones. Throws
 * `BadConfig`.
 */
export function makePrivate(...files: readonly string[]): void {
  for (const file of files) {
    try {
      closeSync(openSync(file, 'a', 0o600));
      chmodSync(file, 0o600);
    } catch (error) {
      throw new BadConfig(
        `DATA_DIR=${path.dirname(file)} cannot be written to; choose another folder: ${(error as Error).message}`,
      );
    }
  }
}

/** The same for files that need not exist. Throws `BadConfig`. */
export function keepPrivate(...files: readonly string[]): void {
  makePrivate(...files.filter((file) => existsSync(file)));
}
