import {
  type AnyGame,
  createMatch,
  privateViewOf,
  type Seat,
  type Setup,
  type Viewer,
  viewerOf,
} from '@atoll/engine';
import {
  type HistoryStep,
  MOST_MOMENTS,
  type MomentsRequest,
  type ToldMoment,
} from '@atoll/protocol';
import type { StoredEntry } from '../store/match-store.ts';
import { runThrough } from './step-history.ts';

export interface PastMomentsParts {
  readonly game: AnyGame;
  readonly setup: Setup<unknown>;
  readonly log: readonly StoredEntry[];
  /** The steps that count, as far as the asker may see them. */
  readonly steps: readonly HistoryStep[];
}

/** How a match stood after the newest steps that were asked for, as the seat knew it then. */
export async function pastMoments(
  { game, setup, log, steps }: PastMomentsParts,
  seat: Seat,
  { from, before = Infinity }: MomentsRequest,
): Promise<readonly ToldMoment[]> {
  const viewer = viewerOf(seat);
  const begin = createMatch(game, setup);
  const counted = [...(from === 0 ? [0] : []), ...steps.map(({ seq }) => seq)];
  const wanted = counted.filter((seq) => seq >= from && seq < before).slice(-MOST_MOMENTS);
  const last = wanted.at(-1);
  if (last === undefined) return [];
  const among = new Set(wanted);
  const moments: ToldMoment[] = [];
  const tell = (seq: number, state: unknown): void => {
    if (among.has(seq)) moments.push(momentOf(game, { seq, state }, viewer));
  };
  tell(0, begin.state);
  await runThrough(game, begin, {
    log: log.map(({ entry }) => entry).filter(({ seq }) => seq <= last),
    onStep: ({ entry, match }) => tell(entry.seq, match.state),
  });
  return moments;
}

function momentOf(
  game: AnyGame,
  { seq, state }: { readonly seq: number; readonly state: unknown },
  viewer: Viewer,
): ToldMoment {
  const privateView = privateViewOf(game, state, viewer);
  const view = game.publicView(state);
  return privateView === undefined ? { seq, view } : { seq, view, privateView };
}
