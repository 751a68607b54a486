import { counted, plural } from '@atoll/engine/formats/en';
import type { RichText } from '@atoll/table-kit/ui/rich-text.ts';

/** Cards that leave an offer or come into it, as a list. */
interface Moved {
  readonly count: number;
  readonly cards: RichText;
}

/** English, and the shape of every other language: the texts of a Recovery's sheet. */
export const recovery = {
  title: (round: number) => `After round ${round}`,
  close: 'Go on',
  steps: { event: (name: string) => `Event: ${name}`, income: 'Income', fatigue: 'Fatigue', plankton: 'Plankton', offers: 'Offers', starter: 'Starting player' },
  noEffect: { immediate: 'It changed nothing.', persistent: 'It is in force now.' },
  barred: 'No choice. ',
  fatigue: (name: string, count: number) => (count === 0 ? `${name}: no card was tired.` : `${name}: 1 Fatigue leaves ${plural(count, { one: 'one card', other: `each of ${count} cards` })}.`),
  plankton: (name: string, { colonies, plankton }: { readonly colonies: number; readonly plankton: number }) =>
    `${name}: ${counted(colonies, { one: 'colony brings', other: 'colonies bring' })} ${plankton} plankton.`,
  offer: { none: 'no card was replaced.', moved: (left: Moved, came: Moved): RichText => [...left.cards, ' left; ', ...came.cards, ' came.'] },
  starts: (name: string, round: number) => `${name}: first to act in round ${round}.`,
};
