import { animals, BASIC_CORAL, corals, events } from '../cards/index.ts';
import { taskNames } from '../resolution/handlers.ts';
import type { Frame } from '../state.ts';

/** Frequent parts of the JSON of frames; the first 31 take one byte each, all others two. */
const PHRASES = [
  '[{"seat":',
  ']},{"seat":',
  ',"card":"","todo":[',
  ',"card":',
  ',"todo":[',
  '{"op":"charge","of":"plankton","amount":',
  '{"op":"charge","of":"coins","amount":',
  '{"op":"placeCoral"},',
  '},{"op":"enter"},{"op":"announce"},{"op":"refill","offer":"corals","slot":',
  '{"op":"placeAnimal"},',
  '},{"op":"enter"},{"op":"refill","offer":"animals","slot":',
  '{"op":"colony","upTo":',
  '{"op":"clean","upTo":',
  '{"op":"bloom","rate":',
  ',"least":1',
  ',"chosen":[',
  ',"coins":',
  ',"plankton":',
  '{"op":"recover"},{"op":"refresh"}',
  '{"op":"income"}',
  '{"op":"prey","filter":{',
  ',"left":',
  ',"distinct":0',
  ',"named":[',
  '{"card":',
  ',"way":"reduce"}',
  '},{"op":"partner"},{"op":"tops","fed":[',
  '],"partner":[',
  '],"others":[',
  '}]}]',
  '},',
  '{"op":"fed","tokens":',
  ',"offer":"animals","slot":',
  ',"offer":"corals","slot":',
  ',"offer":"large","slot":',
  ',"upTo":',
];
const CARDS = [...animals, ...corals, ...events].map(({ id }) => id);
const ALL = [
  ...PHRASES,
  ...taskNames.map((op) => `{"op":"${op}"`),
  ...[...CARDS, BASIC_CORAL].map((id) => `"${id}"`),
];

/** Control characters and those beyond ASCII, neither of which the JSON of frames contains. */
const SIGNS = ALL.map((_, index) =>
  String.fromCharCode(index < 31 ? index + 1 : 0x80 + index - 31),
);
const signs = new Map(ALL.map((phrase, index) => [phrase, SIGNS[index] as string]));
const phrases = new Map(SIGNS.map((sign, index) => [sign, ALL[index] as string]));
/** Any of them; none means anything between the brackets of a pattern. */
const SIGN = new RegExp(`[${SIGNS.join('')}]`, 'g');
const longestFirst = PHRASES.toSorted((a, b) => b.length - a.length).map((phrase) =>
  phrase.replace(/[[\]{}]/g, '\\$&'),
);
const KNOWN = new RegExp(`${longestFirst.join('|')}|\\{"op":"\\w+"|"[\\w-]+"`, 'g');

/** Frames as text, short enough to be sent with every change of the table; '' for none. */
export function encodeFrames(frames: readonly Frame[]): string {
  return frames.length === 0
    ? ''
    : JSON.stringify(frames).replace(KNOWN, (phrase) => signs.get(phrase) ?? phrase);
}

/** The frames of such a text. */
export function decodeFrames(text: string): Frame[] {
  return text === ''
    ? []
    : (JSON.parse(text.replace(SIGN, (sign) => phrases.get(sign) ?? sign)) as Frame[]);
}
