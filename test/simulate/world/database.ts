import type { FoundRow } from '../../../packages/server/src/store/rows.ts';
import { ChatTable } from './chat-table.ts';
import type { Write, Written } from '../../../packages/server/src/store/writes.ts';
import type { EntryLine, SaidLine, Stored } from './stored.ts';

type Of<K extends Write['do']> = Extract<Write, { readonly do: K }>;
type Row = { -readonly [name in string]: unknown };

interface MatchLines {
  readonly row: Row;
  readonly log: EntryLine[];
  snapshot: Row | undefined;
}

/**
 * What PostgreSQL holds and does in one transaction (`migrations/postgres`): it knows nothing of
 * time and never fails.
 */
export class Database implements Stored {
  readonly chat = new ChatTable();
  readonly #matches = new Map<string, MatchLines>();

  /** `atoll_write`. */
  write(batch: readonly Write[]): readonly Written[] {
    return batch.map((write) => this.#write(write));
  }

  match(matchId: string): FoundRow | undefined {
    return this.#matches.get(matchId)?.row;
  }

  said(matchId: string): readonly SaidLine[] {
    return this.chat.ofMatch(matchId).map(({ n, seat, text }) => {
      return { n: Number(n), seat: Number(seat), text: String(text) };
    });
  }

  matchByCode(short: string): FoundRow | undefined {
    for (const { row } of this.#matches.values())
      if (String(row['code']).slice(0, 6) === short) return row;
    return undefined;
  }

  log(matchId: string, after = 0, most = Infinity): readonly EntryLine[] {
    const log = this.#matches.get(matchId)?.log ?? [];
    return log.filter(({ seq }) => seq > after).slice(0, most);
  }

  length(matchId: string): number {
    return this.#matches.get(matchId)?.log.at(-1)?.seq ?? 0;
  }

  snapshot(matchId: string): FoundRow | undefined {
    return this.#matches.get(matchId)?.snapshot;
  }

  #write(write: Write): Written {
    switch (write.do) {
      case 'create':
        return this.#create(write);
      case 'claim': {
        const found = this.#matches.get(write.matchId);
        if (!found) return 0;
        return (found.row['owner_epoch'] = Number(found.row['owner_epoch']) + 1);
      }
      case 'save': {
        const found = this.#owned(write);
        if (!found) return 0;
        Object.assign(found.row, columns(write.table));
        return 1;
      }
      case 'append':
        return this.#append(write);
      case 'snapshot': {
        const found = this.#owned(write);
        if (!found) return 0;
        const { seq, gameVersion, hash, match } = write.snapshot;
        found.snapshot = { seq, game_version: gameVersion, hash, match };
        return 1;
      }
      default:
        throw new Error(`the simulated database knows no ${write.do}`);
    }
  }

  #create({ match }: Of<'create'>): Written {
    const { matchId, code, gameId, seed, createdAt, origin, ...table } = match;
    const found = this.#matches.get(matchId);
    if (found) return found.row['code'] === code ? 1 : 0;
    if (this.matchByCode(code.slice(0, 6))) return 0;
    const row = {
      ...{ match_id: matchId, code, game_id: gameId, seed, created_at: createdAt },
      ...{ origin, owner_epoch: 0, rematch: '', clock: '', end_hash: '', watching_host: '' },
      ...columns(table),
    };
    this.#matches.set(matchId, { row, log: [], snapshot: undefined });
    return 1;
  }

  #append({ matchId, epoch, entries }: Of<'append'>): Written {
    const found = this.#owned({ matchId, epoch });
    if (!found) return 0;
    const lines = entries.map(({ seq, clientId, entry }) => {
      return { seq, owner_epoch: epoch, client_id: clientId, entry };
    });
    const there = lines.map(({ seq }) => found.log.find((line) => line.seq === seq));
    if (there.every((line) => line === undefined)) {
      found.log.push(...lines);
      return lines.length;
    }
    const same = lines.every((line, index) => {
      const other = there[index];
      return (
        other?.owner_epoch === epoch &&
        other.client_id === line.client_id &&
        other.entry === line.entry
      );
    });
    return same ? lines.length : 0;
  }

  #owned({ matchId, epoch }: { readonly matchId: string; readonly epoch: number }) {
    const found = this.#matches.get(matchId);
    return found?.row['owner_epoch'] === epoch ? found : undefined;
  }
}

/** The columns of a table, by the names of a database. */
function columns(table: object): Row {
  const row: Row = {};
  for (const [name, value] of Object.entries(table))
    row[name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)] = value;
  return row;
}
