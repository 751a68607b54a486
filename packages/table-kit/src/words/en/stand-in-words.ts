import { all } from '@atoll/engine/formats/en';

/** Votes of the others to let a bot play for an absent person. */
export const standIn = {
  propose: 'Propose a bot',
  proposeOf: (name: string) => `Propose that a bot plays on for ${name}`,
  asks: (by: string, name: string) => `${by} proposes that a bot plays on for ${name}, who may take the seat back at any time.`,
  youPropose: (name: string, names: readonly string[]) => `You propose that a bot plays on for ${name}. Waiting for ${all(names)}.`,
  waiting: (by: string, name: string, names: readonly string[]) => `${by} proposes that a bot plays on for ${name}. Waiting for ${all(names)}.`,
  agree: 'Agree',
  refuse: 'Rather wait',
  withdraw: 'Not after all',
  done: (name: string) => `A bot plays on for ${name}.`,
  ended: (name: string) => `No bot plays for ${name}: there was no majority for it.`,
  putAway: 'Close',
  refusals: {
    'just-awaited': 'The match has waited for this player only a moment. Wait a little.',
    'not-awaited': 'Nothing waits for this player now.',
    'ask-others': 'The others at the table have to agree.',
    program: 'A bot has no say in this.',
    'stand-in-open': 'A bot is being proposed already. Wait for the answer.',
    'stand-in-asked': 'That was turned down just now. It can be proposed again in a few minutes.',
    'stand-in-gone': 'That question is closed.',
  } as Readonly<Record<string, string>>,
};
