import type { TableClockData } from '@atoll/protocol';
import type { ClockWords } from '../../words/load-later-words.ts';
import type { StandInProps } from '../table/seat-asking.ts';

/** A table where people's time is counted. */
export interface StripProps extends StandInProps {
  readonly words: ClockWords;
  readonly clock: TableClockData;
}
