import { all, counted } from '@atoll/engine/formats/en';

const actions = { one: 'action', other: 'actions' };
const times = { one: 'time', other: 'times' };

/** Undo by consent, after something was drawn or revealed. */
export const revert = {
  open: 'Ask to take back',
  openHint: 'your last final decision, if everybody agrees',
  openAlone: 'Take back a final decision',
  openAloneHint: 'your last one; the score sheet will say so',
  title: 'Take back your last final decision?',
  since: (count: number) => `${counted(count, actions)}, from that decision on, would no longer count. What was drawn is drawn anew, so that nobody sees a draw twice.`,
  asked: (names: readonly string[]) => `${all(names)} will be asked, once. It is taken back if everybody agrees.`,
  alone: 'You play with bots only, so nobody has to agree. The log and the score sheet will say that you took something back.',
  seen: 'What people have seen they cannot unsee.',
  ask: 'Ask',
  takeBack: 'Take back',
  leave: 'Leave it',
  asks: (name: string, count: number) => `${name} asks to take back a final decision: ${counted(count, actions)} would not count, and what was drawn is drawn anew.`,
  youAsk: (names: readonly string[]) => `You ask to take back. Waiting for ${all(names)}.`,
  waiting: (name: string, names: readonly string[]) => `${name} asks to take back a decision. Waiting for ${all(names)}.`,
  agree: 'Agree',
  refuse: 'Not this time',
  withdraw: 'Not after all',
  done: (name: string, agreed: 'agreed' | 'alone') =>
    agreed === 'agreed'
      ? `${name} took back a decision with everybody’s consent. What was drawn since is drawn anew.`
      : `${name} took back a decision, alone with bots. What was drawn since is drawn anew.`,
  ended: 'Nothing is taken back: somebody did not agree, or the match went on.',
  putAway: 'Close',
  sheet: (each: readonly { readonly name: string; readonly count: number }[]) =>
    `After something was drawn or revealed, ${all(each.map(({ name, count }) => `${name} took back ${counted(count, times)}`))}, with everybody’s consent. What was drawn was drawn anew.`,
  sheetAlone: (count: number) => `Taken back ${counted(count, times)} after something was drawn or revealed, with nobody else to agree. What was drawn was drawn anew.`,
  refusals: {
    'nothing-to-revert': 'There is nothing to take back in this way.',
    'revert-open': 'Somebody is asking already. Wait for the answer.',
    'revert-asked': 'You have asked about this decision already; once is enough.',
    'revert-gone': 'That question is closed.',
  } as Readonly<Record<string, string>>,
};
