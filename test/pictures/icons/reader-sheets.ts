import { rng } from '@atoll/art';
import { arkIcons } from './ark-icons.ts';
import { atollIcons } from './atoll-icons.ts';
import { dasIcons } from './das-icons.ts';
import type { IconGroup, IconSample } from './icon-sample.ts';
import type { ReaderSheet, SheetColours } from './reader-sheet.ts';
import { shellIcons } from './shell-icons.ts';

/** The icons of all games, each group as its players meet it. */
export const iconGroups: readonly IconGroup[] = [atollIcons, arkIcons, dasIcons, shellIcons];

/** Icons on one sheet at most. */
const LONGEST = 25;

const shuffled = <T>(list: readonly T[], random: () => number): readonly T[] =>
  list
    .map((each) => ({ each, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ each }) => each);

/** Cuts a list into as few parts of about equal length as there must be. */
function parts<T>(list: readonly T[]): readonly (readonly T[])[] {
  const count = Math.ceil(list.length / LONGEST);
  const length = Math.ceil(list.length / count);
  return Array.from({ length: count }, (_, i) => list.slice(i * length, (i + 1) * length));
}

/**
 * The sheets on which readers name all icons: each group in grey, and after these its icons with
 * colours of their own once more, in colour and in another order.
 */
export function readerSheets(): readonly ReaderSheet[] {
  const random = rng(40);
  const sheets = (colours: SheetColours, wanted: (sample: IconSample) => boolean): ReaderSheet[] =>
    iconGroups.flatMap((group) =>
      parts(shuffled(group.samples.filter(wanted), random)).map((samples) => ({
        ...{ colours, group, samples },
      })),
    );
  return [...sheets('grey', () => true), ...sheets('shown', ({ ground }) => ground === 'piece')];
}
