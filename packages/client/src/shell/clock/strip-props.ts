import type { TableClockData } from '@atoll/protocol';
import type { ClockWords } from '@atoll/table-kit/words/load-table-words.ts';
import type { StandInProps } from '../table/seat-asking.ts';

/** The properties of a clock strip: a table with a clock. */
export interface StripProps extends StandInProps {
  readonly words: ClockWords;
  readonly clock: TableClockData;
}
