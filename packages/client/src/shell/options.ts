import type { SeatRange } from '@atoll/engine';
import type { GameEntry, GameOption, SwitchOption } from '@atoll/table-kit/table/game-entry.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';

/** The options set by the host, by key, and the number of seats. */
export interface OptionSetting {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  /** How many seats are taken while more people may join; all of them if left out. */
  readonly taken?: number;
}

/** The state of a switch; `fixed` where the rules leave no choice for that many seats. */
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

/** The hint beside an option. */
export const optionHint = (option: GameOption, of: OptionSetting): string =>
  (option.kind === 'choice' ? option : optionState(option, of)).hint;

/** The value of an option, in a word. */
export function optionWord(locale: Locale, option: GameOption, of: OptionSetting): string {
  if (option.kind !== 'choice')
    return optionState(option, of).on ? locale.words.room.on : locale.words.room.off;
  const value = of.options[option.key] ?? option.initial;
  return option.values.find((each) => each.value === value)?.label ?? String(value);
}

/** The options of a table in one line: switches that are on by name, choices with their value. */
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
