import { createRng, nextInt } from '@atoll/engine';
import type { Bot } from './bot.ts';

/** Takes any legal action, each as likely as the other. */
export const randomBot: Bot = {
  id: 'random',
  choose: ({ legal, seed }) => legal[nextInt(createRng(seed), legal.length)],
};
