/** What is said of a turn that is over, to somebody who plays for the first times. */
export const coach = {
  better: (action: string) => `More was possible in your last turn: ${action}.`,
  putAway: 'Hide this remark',
};
