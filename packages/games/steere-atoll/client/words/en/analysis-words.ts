/** The analysis of positions of the game. */
export const analysis = {
  sides: { black: 'Black', white: 'White' },
  pieces: { black: 'Black stone', white: 'White stone' },
  tags: { size: 'Size', 'to-move': 'To move', swap: 'Swap' },
  values: { black: 'Black', white: 'White', yes: 'with', no: 'without' },
  swap: 'Swap',
  boardHelp: 'Arrow keys move over the cells, Enter plays there or, while the position is set up, places or removes a stone.',
  noChoice: (value: string, allowed: string) => `“${value}” is not allowed here; allowed are: ${allowed}.`,
  noCell: (cell: string, size: number) =>
    `A board of size ${size} has no cell ${cell}: write columns from a to ${String.fromCharCode(96 + size)} and rows counted from the south, such as b1, with spaces between the cells.`,
  twoStones: (cell: string) => `${cell} already has a stone; every cell may be named once.`,
};
