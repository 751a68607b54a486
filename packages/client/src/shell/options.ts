import type { GameOption } from '../table-host.ts';

/** How a switch stands for that many seats: alone some are always on. */
export interface OptionState {
  readonly on: boolean;
  readonly hint: string;
  readonly fixed: boolean;
}

export function optionState({ key, hint, initial, alone }: GameOption, of: {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
}): OptionState {
  if (alone !== undefined && of.seats === 1) return { on: true, hint: alone, fixed: true };
  return { on: (of.options[key] ?? initial) === true, hint, fixed: false };
}
