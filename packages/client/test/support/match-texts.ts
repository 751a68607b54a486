import {
  createMatch,
  createRng,
  nextInt,
  play,
  seatsToAct,
  type AnyGame,
  type LocaleId,
} from '@atoll/engine';
import { dasAtoll } from '@atoll/game-das-atoll';
import { atoll } from '@atoll/game-atoll';
import { hiddenArk } from '@atoll/game-hidden-ark';
import { steereAtoll } from '@atoll/game-steere-atoll';
import type { HistoryStep } from '@atoll/protocol';
import { gameEntry } from '../../src/shell/game-entries.ts';
import { loadPageLocale } from '../../src/shell/game-entries.ts';
import { UNKNOWN_TABLE, type TableSnapshot } from '@atoll/table-kit/table/session/table-state.ts';

const NAMES = ['Mira', 'Jonas', 'Ada', 'Ben'];

/** A match of chance that is told in several languages: its questions and its log. */
export interface Played {
  readonly game: string;
  readonly moments: readonly { readonly view: unknown; readonly asked: readonly number[] }[];
  readonly steps: readonly HistoryStep[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly view: unknown;
}

const GAMES: readonly { readonly rules: AnyGame; readonly seats: number; readonly most: number }[] =
  [
    { rules: atoll as AnyGame, seats: 3, most: 1500 },
    { rules: steereAtoll as AnyGame, seats: 2, most: 400 },
    { rules: hiddenArk as AnyGame, seats: 3, most: 1500 },
    { rules: dasAtoll as AnyGame, seats: 4, most: 2500 },
  ];

/** One match of every game, in which each seat does some legal thing or other. */
export const playedMatches = (): readonly Played[] => GAMES.map(playedMatch);

function playedMatch({ rules, seats, most }: (typeof GAMES)[number]): Played {
  const options = rules.parseOptions({}) as Played['options'];
  const rng = createRng('told');
  const moments: Played['moments'][number][] = [];
  const steps: HistoryStep[] = [];
  let match = createMatch(rules, { seed: 'told', seats, options });
  for (let made = 0; made < most; made++) {
    const active = seatsToAct(rules, match.state);
    const seat = active[nextInt(rng, Math.max(1, active.length))];
    if (seat === undefined) break;
    const legal = rules.legalActions(match.state, seat) as readonly { readonly type: string }[];
    moments.push({ view: rules.publicView(match.state), asked: active });
    // a player who always passes sees little of a game
    const lively = legal.filter(({ type }) => !['pass', 'done', 'no', 'end'].includes(type));
    const among = lively.length > 0 && nextInt(rng, 12) > 0 ? lively : legal;
    const played = play(rules, match, { seat, action: among[nextInt(rng, among.length)], at: 0 });
    if (!played.ok) throw new Error(JSON.stringify(played.reasons));
    match = played.match;
    steps.push({ seq: made + 1, seat, at: 0, events: played.events, sealed: false });
  }
  const view = rules.publicView(match.state);
  return { game: rules.id, moments, steps, options, view };
}

/** All that a language says of a match: each question to its seat and to others, and the log. */
export async function tell(id: LocaleId, { game, ...match }: Played): Promise<readonly string[]> {
  const locale = await loadPageLocale(id);
  const client = await gameEntry(locale, game)?.load(locale);
  if (client === undefined) throw new Error(`no client for ${game}`);
  const asked = match.moments.flatMap(({ view, asked: [seat = -1] }) =>
    [seat, -1].map((reader) => {
      const snapshot = { view, options: match.options } as TableSnapshot;
      const table = { ...UNKNOWN_TABLE, snapshot, seat: reader };
      return client.status({ table, names: NAMES }).sentence;
    }),
  );
  const story = await client.story?.({ ...match, names: NAMES });
  const turns = story?.turns ?? [];
  return [...asked, ...turns.flatMap(({ part, lines }) => [part, ...lines])];
}
