/** The sounds of a table; each has one meaning, in every game. */
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

/** Priority among simultaneous sounds, highest first. */
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

/** A step plays at most this many sounds. */
const AT_ONCE = 2;

/** The sounds of one step, each once and no more than can be told apart. */
export function weightiest(sounds: readonly TableSound[]): readonly TableSound[] {
  return WEIGHT.filter((sound) => sounds.includes(sound)).slice(0, AT_ONCE);
}
