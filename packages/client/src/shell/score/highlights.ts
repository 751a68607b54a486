import type { Story } from '@atoll/table-kit/table/game-client.ts';

/** A notable turn. */
export interface Highlight {
  /** Its index among the turns of the story. */
  readonly turn: number;
  readonly kind: 'gain' | 'lead';
  readonly seat: number;
  /** The points that the turn brought the seat. */
  readonly gain: number;
}

/** How many gains are listed, and the smallest gain that is. */
const GAINS = 3;
const LEAST_GAIN = 2;

/**
 * The seat that is ahead of all others, or -1 while the best are level; with one seat always -1.
 */
export function leaderOf(points: readonly number[]): number {
  if (points.length < 2) return -1;
  const best = Math.max(...points);
  return points.filter((each) => each === best).length === 1 ? points.indexOf(best) : -1;
}

/** The turns after which a new seat is ahead. Drawing level with the leader does not count. */
export function leadChanges({ start, turns }: Story): readonly Highlight[] {
  let ahead = leaderOf(start);
  return turns.flatMap(({ points }, turn) => {
    const leader = leaderOf(points);
    if (leader < 0 || leader === ahead) return [];
    const first = ahead < 0;
    ahead = leader;
    return first
      ? []
      : [
          {
            turn,
            kind: 'lead' as const,
            seat: leader,
            gain: gainOf({ start, turns }, { turn, seat: leader }),
          },
        ];
  });
}

/** The change of a seat's points in a turn. */
export function gainOf(
  { start, turns }: Story,
  { turn, seat }: { readonly turn: number; readonly seat: number },
): number {
  const before = turn > 0 ? turns[turn - 1]?.points : start;
  return (turns[turn]?.points[seat] ?? 0) - (before?.[seat] ?? 0);
}

/**
 * The highlights of a match, in order of time: the turns that brought most, first one of each seat,
 * and the last change of the lead, in games with a lead.
 */
export function keyMoments(
  story: Story,
  { leads = 'last' }: { readonly leads?: 'last' | 'none' } = {},
): readonly Highlight[] {
  const gains = story.turns
    .map(
      ({ seat }, turn): Highlight => ({
        turn,
        kind: 'gain',
        seat,
        gain: gainOf(story, { turn, seat }),
      }),
    )
    .filter(({ seat, gain }) => seat >= 0 && gain >= LEAST_GAIN)
    .sort((a, b) => b.gain - a.gain || a.turn - b.turn);
  const bestOfEach = gains.filter(
    (moment, place) => gains.findIndex(({ seat }) => seat === moment.seat) === place,
  );
  const further = gains.filter((moment) => !bestOfEach.includes(moment));
  const wanted = Math.max(GAINS, story.start.length);
  const last = leads === 'last' ? leadChanges(story).at(-1) : undefined;
  const chosen = [...bestOfEach, ...further]
    .slice(0, wanted)
    .filter(({ turn }) => turn !== last?.turn);
  return [...chosen, ...(last ? [last] : [])].sort((a, b) => a.turn - b.turn);
}
