import { appendFileSync, existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { UsageError } from '../../usage.ts';
import type { EndedSeries } from './agenda.ts';
import type { MatchRecord } from './record.ts';
import { merged, packed, read, written, type Run } from './record-file.ts';

/**
 * A file to which every match is added as soon as it is played, so that a run that was stopped
 * anywhere goes on where it stopped.
 */
export class KeptMatches {
  readonly #file: string;
  /** The matches of earlier runs. */
  readonly records: readonly MatchRecord[];

  private constructor(file: string, records: readonly MatchRecord[]) {
    this.#file = file;
    this.records = records;
  }

  /**
   * Opens the file, or makes it. Throws `UsageError` where it holds matches of another game, other
   * rules, cards or options, or of another seed; it is left as it is then.
   */
  static async open(
    file: string,
    { run, seed }: { readonly run: Run; readonly seed: string },
  ): Promise<KeptMatches> {
    const content = existsSync(file) ? await readFile(file) : undefined;
    const known = content === undefined ? [] : earlier(file, { content, run, seed });
    // written anew and in one piece, since what was cut off cannot be added to
    await writeFile(`${file}.new`, written({ runs: [run], records: known, ended: [] }));
    await rename(`${file}.new`, file);
    return new KeptMatches(file, known);
  }

  add(record: MatchRecord): void {
    appendFileSync(this.#file, packed([record]));
  }

  end(ended: readonly EndedSeries[]): void {
    appendFileSync(this.#file, packed([{ ended }]));
  }
}

interface Earlier {
  readonly content: Buffer;
  readonly run: Run;
  readonly seed: string;
}

function earlier(file: string, { content, run, seed }: Earlier): readonly MatchRecord[] {
  const { records } = merged([read(file, content), { runs: [run], records: [], ended: [] }]);
  const other = records.find((record) => record.seed !== seed);
  if (other) throw new UsageError(`--keep: ${file} holds matches of the seed "${other.seed}"`);
  return records;
}
