import type { AtollAction } from '../../src/index.ts';
import type { Settings } from '@atoll/table-kit/settings/settings.ts';

/**
 * How a person pays where fish scales could stand in: in kind, with as many scales as possible, or
 * as asked each time.
 */
export type PayWith = 'kind' | 'scales' | 'ask';
export const PAY_WITH: readonly PayWith[] = ['kind', 'scales', 'ask'];

export interface AutoAnswerSettings {
  readonly pay: PayWith;
  readonly autoPass: Settings['autoPass'];
}

/**
 * The answer sent for a person without asking, by their settings; undefined where they are to
 * choose.
 */
export function autoAnswer(
  legal: readonly AtollAction[],
  { pay, autoPass }: AutoAnswerSettings,
): AtollAction | undefined {
  const [first] = legal;
  // the ways to pay come with the fewest scales first
  if (first?.type === 'pay')
    return pay === 'ask' ? undefined : pay === 'kind' ? first : legal.at(-1);
  return first?.type === 'pass' && legal.length === 1 && autoPass === 'on' ? first : undefined;
}
