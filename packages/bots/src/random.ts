import { createRng, nextInt } from '@atoll/engine';
import type { Bot } from './bot.ts';

/**
 * Takes any legal action with equal probability; passing on an optional action is as likely as each
 * of them.
 */
export const randomBot: Bot = {
  id: 'random',
  choose: ({ legal, aside, seed }) =>
    legal[nextInt(createRng(seed), legal.length + (aside ? 1 : 0))],
};
