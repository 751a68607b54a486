import { shortCode } from '../match/invite-codes.ts';
import { BadConfig, type Config } from '../process/config.ts';
import type { Logger } from '../process/logger.ts';
import type { ChatReport } from '../store/chat-store.ts';
import type { MatchRecord, MatchStore } from '../store/match-store.ts';
import { moveRows } from '../store/move-rows.ts';
import { openShared } from '../store/open-store.ts';
import type { Command } from './command.ts';

/** The dependencies of a command. */
interface CommandParts {
  readonly config: Config;
  readonly logger: Logger;
}

/**
 * Runs a command, while servers use the store or not (`move`: only while none does). Returns the
 * lines to print. Throws `BadConfig`, `NotStored` and `Unreadable`.
 */
export async function runCommand(
  command: Command,
  { config, logger }: CommandParts,
): Promise<readonly string[]> {
  if (command.do === 'move') return move(config, command.to);
  const store = await openShared(config, logger);
  try {
    if (command.do === 'reports') return await reportLines(store);
    const { matchId, code } = await matchOf(store, command.match);
    switch (command.do) {
      case 'delete-match':
        await store.delete(matchId);
        return [`deleted match ${matchId} (code ${code}) with all that belongs to it`];
      case 'delete-line':
        await store.chat.delete(matchId, { from: command.n, to: command.n });
        return [`deleted line ${command.n} of match ${matchId}`];
      case 'settle': {
        const count = await store.chat.settle(matchId, command.n);
        return [`deleted ${count} reports of line ${command.n} of match ${matchId}`];
      }
    }
  } finally {
    await store.close();
  }
}

async function move({ dataDir, databaseUrl }: Config, to: 'postgres' | 'sqlite') {
  if (databaseUrl === undefined) throw new BadConfig('DATABASE_URL has to name the PostgreSQL');
  const count = await moveRows({ folder: dataDir, url: databaseUrl, to });
  return [`${count} matches were copied to ${to}`];
}

async function matchOf(store: MatchStore, name: string): Promise<MatchRecord> {
  const byCode = async () => {
    const found = await store.findByCode(shortCode(name));
    return found && [found.code, shortCode(found.code)].includes(name) ? found : undefined;
  };
  const found = (await store.find(name)) ?? (await byCode());
  if (!found) throw new BadConfig(`there is no match with the id or code ${name}`);
  return found;
}

async function reportLines(store: MatchStore): Promise<readonly string[]> {
  const reports = await store.chat.reports();
  const lines: string[] = [];
  for (const report of reports) lines.push(reportLine(report, await store.find(report.matchId)));
  return lines.length === 0 ? ['nothing is reported'] : lines;
}

/** One line of the terminal: user text appears as JSON, with every control character escaped. */
function reportLine(
  { matchId, line, reporter, at }: ChatReport,
  match: MatchRecord | undefined,
): string {
  const nameOf = (seat: number): string =>
    seat < 0 ? 'a watcher' : `${quoted(match?.table.seats[seat]?.name ?? '')} (seat ${seat + 1})`;
  const said = line.text === '' ? `the phrase ${line.phrase}` : quoted(line.text);
  const reportedAt = new Date(at).toISOString();
  return `${matchId} ${line.n}: ${nameOf(line.seat)} said ${said}; reported by ${nameOf(reporter)} at ${reportedAt}`;
}

/** JSON in which direction marks and control characters are escaped too. */
const quoted = (text: string): string =>
  JSON.stringify(text).replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  );
