import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/support/run.mjs';

const GAMES = 'packages/games';

/** The file of a game's rules in a language. */
export const rulePage = (game: string, language: string): string =>
  `${GAMES}/${game}/rules/${language}.md`;

/** The ids of the games, each with its rules in English. */
export const RULED_GAMES: readonly string[] = readdirSync(path.join(root, GAMES)).filter((game) =>
  existsSync(path.join(root, rulePage(game, 'en'))),
);
