import type { Plugin } from 'vite';
import { parseRules } from './parse-rules.ts';

const PAPER = /\/games\/[\w-]+\/rules\/\w+\.md$/;

/** Lets the client import the rules of a game as a `RulesDocument`. */
export function rulePapers(): Plugin {
  return {
    name: 'atoll-rule-papers',
    enforce: 'pre',
    transform(markdown, id) {
      if (!PAPER.test(id)) return null;
      const paper = JSON.stringify(JSON.stringify(parseRules(markdown)));
      return { code: `export const paper = JSON.parse(${paper});`, map: null };
    },
  };
}
