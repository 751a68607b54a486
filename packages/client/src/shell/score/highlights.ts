import type { Story } from '../../table/game-client.ts';

/** A turn that is worth remembering. */
export interface Highlight {
  /** Its place among the turns of the story. */
  readonly turn: number;
  readonly kind: 'gain' | 'lead';
  readonly seat: number;
  /** What the turn brought the seat, in points. */
  readonly gain: number;
}

/** How many gains are told, and how many points one must at least have brought. */
const GAINS = 3;
const LEAST_GAIN = 2;

/** The seat that is ahead of all others, or -1 while the best are level; alone nobody is ahead. */
export function leaderOf(points: readonly number[]): number {
  if (points.length < 2) return -1;
  const best = Math.max(...points);
  return points.filter((each) => each === best).length === 1 ? points.indexOf(best) : -1;
}

/**
 * The turns after which another seat than before is ahead. To draw level with the leader takes no
 * lead.
 */
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

/** What a turn changed for a seat, in points. */
export function gainOf(
  { start, turns }: Story,
  { turn, seat }: { readonly turn: number; readonly seat: number },
): number {
  const before = turn > 0 ? turns[turn - 1]?.points : start;
  return (turns[turn]?.points[seat] ?? 0) - (before?.[seat] ?? 0);
}

/**
 * What is worth telling of a match, in the order in which it happened: the turns that brought most,
 * of each seat one at first, and the last time that the lead changed, where somebody can lead.
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
  const told = [...bestOfEach, ...further]
    .slice(0, wanted)
    .filter(({ turn }) => turn !== last?.turn);
  return [...told, ...(last ? [last] : [])].sort((a, b) => a.turn - b.turn);
}
