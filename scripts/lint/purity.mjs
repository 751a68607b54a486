/**
 * What does not exist in the pure packages: clocks, timers, input, output, and randomness outside
 * the state.
 */

export const pureReason =
  'Rules, bots and their tools are pure: everything comes in as an argument.';

const globals = [
  'Date',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'process',
  'Buffer',
  'require',
  'window',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'fetch',
  'WebSocket',
  'XMLHttpRequest',
  'crypto',
  'console',
  'globalThis',
  'global',
  'self',
];

export const purityRules = {
  'no-restricted-globals': ['error', ...globals.map((name) => ({ name, message: pureReason }))],
  'no-restricted-properties': [
    'error',
    { object: 'Math', property: 'random', message: 'Draw from the generator in the state.' },
  ],
};

const named = '/^(id|card|cardId|animal|coral|prey|target)$/';
const text = 'Literal[value=/^[a-z]/]';
const message = 'The rules name no card: ask for a property or a modifier instead.';

/** Comparisons with the id of one card, which belong into the card's own data. */
export const cardNameSyntax = [
  {
    selector: `BinaryExpression[operator=/^[!=]==?$/]:has(> MemberExpression[property.name=${named}]):has(> ${text})`,
    message,
  },
  {
    selector: `BinaryExpression[operator=/^[!=]==?$/]:has(> Identifier[name=${named}]):has(> ${text})`,
    message,
  },
  {
    selector: `SwitchStatement:has(> MemberExpression.discriminant[property.name=${named}]) > SwitchCase > ${text}`,
    message,
  },
  {
    selector: `SwitchStatement:has(> Identifier.discriminant[name=${named}]) > SwitchCase > ${text}`,
    message,
  },
];
