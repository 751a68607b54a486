import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/support/run.mjs';

/** The folders that hold a folder of words for every language. */
export const WORD_FOLDERS: readonly string[] = ['packages/table-kit/src', 'packages/games']
  .flatMap((top) =>
    readdirSync(path.join(root, top), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(^|\/)(words|text)$/.test(name) && !name.includes('node_modules'))
      .map((name) => `${top}/${name}`),
  )
  .filter((folder) => existsSync(path.join(root, folder, 'en')))
  .toSorted();

/** The files of words of a language in a folder, those of its folders too. */
export const wordFiles = (folder: string, language: string): readonly string[] => {
  const where = path.join(root, folder, language);
  if (!existsSync(where)) return [];
  return readdirSync(where, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .toSorted();
};

/** All that a file of words exports. */
export const wordsOf = async (file: string): Promise<Readonly<Record<string, unknown>>> =>
  (await import(path.join(root, file))) as Readonly<Record<string, unknown>>;

/** A string of words and where it stands, such as "status.yourTurn". */
export interface Said {
  readonly at: string;
  readonly text: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every string in words, however deep. */
export function saidIn(value: unknown, at = ''): readonly Said[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => saidIn(item, `${at}[${index}]`));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => saidIn(item, at ? `${at}.${key}` : key));
}

/** The keys of words with the kind of what stands there, without the words. */
export function shapeOf(value: unknown, at = ''): readonly string[] {
  if (Array.isArray(value))
    return [`${at}: list`, ...value.flatMap((item, index) => shapeOf(item, `${at}[${index}]`))];
  if (!isRecord(value)) return [`${at}: ${typeof value}`];
  return Object.entries(value).flatMap(([key, item]) => shapeOf(item, at ? `${at}.${key}` : key));
}
