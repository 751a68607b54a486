import { createRng, nextInt } from '@atoll/engine';
import type { Bot } from './bot.ts';

/**
 * Takes any legal action, each as likely as the other, and as likely as to let pass what it need
 * not do.
 */
export const randomBot: Bot = {
  id: 'random',
  choose: ({ legal, aside, seed }) =>
    legal[nextInt(createRng(seed), legal.length + (aside ? 1 : 0))],
};
