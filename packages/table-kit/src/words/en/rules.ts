import { counted } from '@atoll/engine/formats/en';

/** The pages of rules, and the rules beside a table. */
export const rules = {
  search: 'Search the rules',
  found: (count: number) => counted(count, { one: 'rule', other: 'rules' }),
  none: 'No rule has all of these words.',
  contents: 'Contents',
  lead: 'In short',
  print: 'Print',
  close: 'Close the rules',
  page: 'On a page of their own',
  others: 'Rules of other games',
};
