import type { AtollWords } from '../atoll-locale.ts';
import { game } from './interface.ts';
import { recovery } from './recovery.ts';
import { spoken } from './spoken.ts';

export const words: AtollWords = { game, spoken, recovery };
