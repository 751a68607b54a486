import type { Plugin } from 'vite';
import { parseRules } from './parse-rules.ts';

const PAPER = /\/docs\/rules\/[\w/-]+\.md$/;

/** Lets the client import a rule reference of `docs/rules` as a `RulesDocument`. */
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
