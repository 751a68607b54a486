/** What a table may let be heard; each means one thing, in every game. */
export type TableSound =
  | 'turn'
  | 'act'
  | 'place'
  | 'rise'
  | 'treasure'
  | 'harm'
  | 'reveal'
  | 'round'
  | 'over'
  | 'refused';

/** Which of several at once are heard, the weightiest first. */
const WEIGHT: readonly TableSound[] = [
  'over',
  'round',
  'reveal',
  'refused',
  'harm',
  'treasure',
  'place',
  'rise',
  'act',
];

/** A step is heard as at most this many sounds. */
const AT_ONCE = 2;

/** The sounds of one step, each once and not more than can be told apart. */
export function weightiest(sounds: readonly TableSound[]): readonly TableSound[] {
  return WEIGHT.filter((sound) => sounds.includes(sound)).slice(0, AT_ONCE);
}
