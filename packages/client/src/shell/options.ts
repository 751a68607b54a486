import type { SeatRange } from '@atoll/engine';
import type { GameEntry, GameOption, SwitchOption } from '../table/game-entry.ts';
import type { Locale } from '../words/locale.ts';

/** What a host has set, by the key of the option, and for how many seats. */
export interface OptionSetting {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  /** How many of the seats are taken, while more may come; all of them if it is left out. */
  readonly taken?: number;
}

/** How a switch stands; `fixed` where the rules leave no choice for that many seats. */
export interface OptionState {
  readonly on: boolean;
  readonly hint: string;
  readonly fixed: boolean;
}

const within = (seats: number, { min = 1, max = Infinity }: SeatRange): boolean =>
  seats >= min && seats <= max;

export function optionState(
  { key, hint, initial, fixed }: SwitchOption,
  { options, seats, taken = seats }: OptionSetting,
): OptionState {
  if (fixed !== undefined && within(seats, fixed.seats))
    return { on: fixed.value, hint: fixed.hint, fixed: true };
  const sofar = fixed !== undefined && within(taken, fixed.seats) ? `${hint}; ${fixed.hint}` : hint;
  return { on: (options[key] ?? initial) === true, hint: sofar, fixed: false };
}

/** What is said beside an option. */
export const optionHint = (option: GameOption, of: OptionSetting): string =>
  (option.kind === 'choice' ? option : optionState(option, of)).hint;

/** How an option stands, in a word. */
export function optionWord(locale: Locale, option: GameOption, of: OptionSetting): string {
  if (option.kind !== 'choice')
    return optionState(option, of).on ? locale.words.room.on : locale.words.room.off;
  const value = of.options[option.key] ?? option.initial;
  return option.values.find((each) => each.value === value)?.label ?? String(value);
}

/**
 * What a table is played with, for a line of text: switches that are on by name, choices with their
 * value.
 */
export function optionsInWords(
  locale: Locale,
  { options: all }: GameEntry,
  of: OptionSetting,
): readonly string[] {
  return all.flatMap((option) => {
    if (option.kind === 'choice') return [`${option.label} ${optionWord(locale, option, of)}`];
    return optionState(option, of).on ? [option.label] : [];
  });
}
