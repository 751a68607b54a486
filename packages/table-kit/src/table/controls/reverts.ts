import type { SeatSnapshot } from '../session/table-state.ts';

interface Asked {
  readonly asker: number;
  /** The log entry with which all agreed; left out while they are asked. */
  readonly at?: number;
}

/**
 * The seats that are, or were, asked whether another may take back: all other people but the ones
 * that had conceded.
 */
export const othersAsked = (
  seats: readonly Pick<SeatSnapshot, 'kind' | 'conceded'>[],
  { asker, at = Infinity }: Asked,
): readonly number[] =>
  seats.flatMap(({ kind, conceded }, seat) =>
    kind === 'person' && seat !== asker && (conceded === 0 || conceded > at) ? [seat] : [],
  );
