/**
 * The actions of a seat: put a stone of its colour on an empty cell, or, as the second ply only,
 * take over Black.
 */
export type SteereAtollAction =
  | { readonly type: 'place'; readonly cell: string }
  | { readonly type: 'swap' };
export type ActionType = SteereAtollAction['type'];
