import { deviceMatches } from '../device/device-matches.ts';
import { deviceReplays } from '../device/device-replays.ts';
import { ownDailyMatch } from '../daily/own-daily-match.ts';
import { isSameDeal } from '../deal/same-deal.ts';
import { fetchReplay, readReplay, type Replay } from '../replay/load-replay.ts';
import type { NoReplay } from '../replay/no-replay.ts';

/** Why there is nothing to compare with. */
export type NoFirst = 'missing' | 'otherDeal' | 'unreadable';

const nothingAhead = (): void => undefined;

/**
 * The match whose deal a match repeats, from this device or its server; for a daily match the own
 * one of that day.
 */
export async function findFirst({ matchId, file }: Replay): Promise<Replay | NoFirst> {
  const match = file.repeats?.match ?? ownDailyMatch(file);
  if (match === undefined) return 'missing';
  const attempts: readonly (() => Promise<Replay | NoReplay | undefined>)[] = [
    async () => textReplay((await deviceMatches.find(matchId))?.repeats?.file),
    () => fetchReplay(match, nothingAhead),
    async () => textReplay((await deviceReplays.find(match))?.text),
  ];
  for (const attempt of attempts) {
    const found = await attempt();
    if (found?.ok && isSameDeal(found.file, file)) return found;
  }
  return 'missing';
}

const textReplay = (text: string | undefined): Promise<Replay | NoReplay> | undefined =>
  text === undefined ? undefined : readReplay(text, nothingAhead);

/** The same from a file that the person has chosen. */
export async function readFirst(text: string, { file }: Replay): Promise<Replay | NoFirst> {
  const found = await readReplay(text, nothingAhead);
  if (!found.ok) return 'unreadable';
  return isSameDeal(found.file, file) ? found : 'otherDeal';
}
