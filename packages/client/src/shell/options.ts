import type { GameEntry, GameOption, SwitchOption } from '../table-host.ts';
import { words } from '../words/index.ts';

/** What a host has set, by the key of the option, and for how many seats. */
export interface OptionSetting {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
}

/** How a switch stands for that many seats: alone some are always on. */
export interface OptionState {
  readonly on: boolean;
  readonly hint: string;
  readonly fixed: boolean;
}

export function optionState({ key, hint, initial, alone }: SwitchOption, of: OptionSetting): OptionState {
  if (alone !== undefined && of.seats === 1) return { on: true, hint: alone, fixed: true };
  return { on: (of.options[key] ?? initial) === true, hint, fixed: false };
}

/** How an option stands, in a word. */
export function optionWord(option: GameOption, of: OptionSetting): string {
  if (option.kind !== 'choice') return optionState(option, of).on ? words.room.on : words.room.off;
  const value = of.options[option.key] ?? option.initial;
  return option.values.find((each) => each.value === value)?.label ?? String(value);
}

/** What a table is played with, for a line of text: switches that are on by name, choices with their value. */
export function optionsInWords({ options: all }: GameEntry, of: OptionSetting): readonly string[] {
  return all.flatMap((option) => {
    if (option.kind === 'choice') return [`${option.label} ${optionWord(option, of)}`];
    return optionState(option, of).on ? [option.label] : [];
  });
}
