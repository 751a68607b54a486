/** Every code with which a decision is refused. The words for them are in `text`. */
export type ReasonCode =
  // About the moment
  | 'over'
  | 'not-your-turn'
  // About a cell: detail `cell`, and of one that the board does not have also `size`
  | 'no-such-cell'
  | 'occupied'
  // About the swap
  | 'swap-off'
  | 'swap-not-now'
  // Given by the platform for input that is no action: detail `message`
  | 'malformed';
