/** A thing of a game, how it is called everywhere, and what it must not be called besides. */
export interface Term {
  readonly say: string;
  /** What it means, where that is not plain. */
  readonly means: string;
  readonly not: RegExp;
}

/**
 * The terms of Atoll. One thing has one name: on buttons, in the log, on cards, in refusals, for
 * screen readers and in the rules.
 */
export const ATOLL_TERMS: readonly Term[] = [
  {
    say: 'for free',
    means:
      'costs nothing, "free (Fatigue only)" of a feeding; what nobody has taken is "open", a cell without a card "empty"',
    not: /(?<!for )\bfree\b(?!-living| \()/i,
  },
  {
    say: 'Seaweed Sale',
    means: 'the support action; "sell" is what one does in it',
    not: /^Sell$|Seaweed sale|^sold /m,
  },
  {
    say: 'Water Purification',
    means: 'the support action',
    not: /^Purify$|Water purification|^purified /m,
  },
  {
    say: 'Algal Bloom',
    means: 'the support action',
    not: /^Bloom$|Algal bloom|Algae Bloom|^bloomed |^No bloom/m,
  },
  {
    say: 'Use coral',
    means: 'the action that carries out a coral of the type Action',
    not: /^Coral action$/im,
  },
  {
    say: 'remove pollution',
    means: 'a coral without any is "unpolluted"',
    not: /\bclean(ed)?\b(?!-)/i,
  },
  {
    say: 'reef',
    means: 'the cards of one player; Atoll is the game',
    not: /\batolls?\b(?<!of the atoll)/,
  },
  {
    say: 'cell',
    means: 'where a card lies or may go',
    not: /\b(open|empty|glowing|free|this|for a) place\b|\bplace (for|beside|around)\b/i,
  },
  { say: 'medium', means: 'the level between low and high', not: /\b(mid|middle)\b/i },
  {
    say: 'Large Fish',
    means: 'so the other sizes',
    not: /\b(Small|Medium|Large) fish\b|\b(small|medium|large) [Ff]ish\b/,
  },
  {
    say: 'persistent, immediate',
    means: 'the two kinds of events',
    not: /\blasting (event|one)|^Lasting$|^At once$/im,
  },
  { say: 'End of Game', means: 'the type of coral', not: /\bEnd of game\b/ },
  { say: 'Symbiosis', means: '', not: /\bsymbios[ie]s\b/ },
  { say: 'Fatigue', means: '', not: /\bfatigue\b/ },
  { say: 'Recovery', means: '', not: /\brecovery\b/ },
  {
    say: 'Sea Cucumber',
    means: 'so the other categories of Other Animals',
    not: /\bSea cucumbers?\b/,
  },
  { say: 'fish scale', means: '', not: /\bscale tokens?\b/i },
  {
    say: 'Hunt',
    means: 'the right to hunt once, "ready" or "used"; its use is hunting',
    not: /\bHunt tokens?\b|\bface up again\b/,
  },
  {
    say: 'replace',
    means: 'cards of an offer leave and others come',
    not: /\bexchang|\bdiscard and replace\b/i,
  },
];
