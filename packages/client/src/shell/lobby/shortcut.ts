/** The action of a shortcut of the installed program. */
export type Shortcut = 'solo' | 'code';

/** The shortcut in the query of an address; undefined without one. */
export function shortcutIn(search: string): Shortcut | undefined {
  const wanted = new URLSearchParams(search).get('start');
  return wanted === 'solo' || wanted === 'code' ? wanted : undefined;
}
