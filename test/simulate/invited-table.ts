import { hashToken } from '../../packages/server/src/match/secrets.ts';
import type { MatchRecord, SeatRecord } from '../../packages/server/src/store/match-store.ts';
import type { Plan } from './plan.ts';

const BOT: SeatRecord = {
  ...{ name: 'bot', kind: 'bot', bot: 'random', tokenHash: '', standIn: '', share: '' },
};

export interface Invited {
  /** In ms since 1970. */
  readonly at: number;
  /** What opens the seats of the people. */
  readonly tokens: readonly string[];
  readonly gameVersion: number;
}

/** The table of a plan, as it is when its people are invited. */
export function tableOf(
  { played, terms, bots, waits }: Plan,
  { at, tokens, gameVersion }: Invited,
): Pick<MatchRecord, 'gameId' | 'createdAt' | 'table'> {
  const { behind, clock } = terms;
  const seats = tokens.map((token, index): SeatRecord => {
    const seat = { kind: 'person', name: `p${index}`, bot: '', standIn: '' } as const;
    const late = index === 0 && behind > 0 ? { watchersBehind: behind } : {};
    return { ...seat, ...late, tokenHash: hashToken(token), share: '' };
  });
  for (let bot = 0; bot < bots; bot++) seats.push(BOT);
  const table = {
    ...({ gameVersion, access: 'private', options: played.options } as const),
    ...(clock ? { clock: { terms: clock } } : {}),
    ...{ host: 0, pace: 50, hints: true, endedAt: 0, seats, startedAt: waits ? 0 : at },
  };
  return { gameId: played.game, createdAt: at, table };
}
