/**
 * English, and the shape that every other language has to fill: what the sheet of a Recovery says.
 */
export const en = {
  title: (round: number) => `After round ${round}`,
  close: 'Go on',
  steps: {
    event: (name: string) => `Event: ${name}`,
    income: 'Income',
    fatigue: 'Fatigue',
    plankton: 'Plankton',
    offers: 'Offers',
    starter: 'Starting player',
  },
  noEffect: { immediate: 'It changed nothing.', persistent: 'It is in force now.' },
  barred: 'No choice: ',
  fatigue: (name: string, count: number) =>
    count === 0
      ? `${name}: no card was tired.`
      : `${name}: 1 Fatigue leaves ${count === 1 ? 'one card' : `each of ${count} cards`}.`,
  plankton: (
    name: string,
    { colonies, plankton }: { readonly colonies: number; readonly plankton: number },
  ) =>
    `${name}: ${colonies === 1 ? '1 colony brings' : `${colonies} colonies bring`} ${plankton} plankton.`,
  offer: { none: 'no card was exchanged.', left: 'left', came: 'came' },
  starts: (name: string, round: number) => `${name}: first to act in round ${round}.`,
};

export const words = en;
