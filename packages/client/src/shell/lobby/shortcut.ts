/** What a shortcut of the installed program begins with. */
export type Shortcut = 'solo' | 'code';

/** Reads it from the question of an address; undefined where there is none. */
export function shortcutIn(search: string): Shortcut | undefined {
  const wanted = new URLSearchParams(search).get('start');
  return wanted === 'solo' || wanted === 'code' ? wanted : undefined;
}
