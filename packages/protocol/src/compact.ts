import type { Prompt } from './prompt.ts';
import type { StepMessage } from './room.ts';
import type { CompactKey, Dictionary } from './dictionary.ts';

/** The fields of a compact step that are the same for all clients that may know its events. */
export type CommonStep = readonly [
  seq: number,
  after: number,
  seat: number,
  /** After `since`. */
  at: number,
  sealed: boolean,
  /** -1 for an action that a bot decided for the person of the seat. */
  undone: number,
  events: unknown,
];

/**
 * The message 's', in place of 'step'. A spectator, and a seat with the same prompt and private
 * view as before, get the common fields only; -1 in place of a prompt means unchanged.
 */
export type CompactStep = readonly [
  ...CommonStep,
  prompt?: CompactPrompt | -1,
  privateView?: unknown,
];

export type CompactPrompt = readonly [
  question: number,
  asked: boolean,
  legal: unknown,
  undoable: readonly number[],
  turns: readonly number[],
  midway: boolean,
  undosLeft: number,
  settled: number,
];

/** Prefix of a text that would else be read as a sign. */
export const ESCAPE = '\u0000';
/** Signs that take one byte, from U+0001 on; the others take two, from U+0080 on. */
const SHORT_SIGNS = 31;
/** The number of distinct signs of up to two bytes. */
export const MOST_WORDS = SHORT_SIGNS + 0x780;

/** The sign of a word. */
export function signOf(word: number): string {
  return String.fromCharCode(word < SHORT_SIGNS ? word + 1 : word - SHORT_SIGNS + 0x80);
}

/** The number of the word that a text is the sign of; undefined for any other text. */
export function wordOf(text: string): number | undefined {
  if (text.length !== 1) return undefined;
  const code = text.charCodeAt(0);
  if (code >= 1 && code <= SHORT_SIGNS) return code - 1;
  return code >= 0x80 ? code - 0x80 + SHORT_SIGNS : undefined;
}

/** The plain text of a text in the compact form. */
export function decodedText(text: string, words: readonly string[]): string {
  if (text.startsWith(ESCAPE)) return text.slice(1);
  const word = wordOf(text);
  return word === undefined ? text : (words[word] ?? text);
}

/** The view of a compact state, with words in place of signs. */
export function decodedView<V>(view: V, words: readonly string[]): V {
  const decoded = (value: unknown): unknown => {
    if (typeof value === 'string') return decodedText(value, words);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(decoded);
    const plain: { [field: string]: unknown } = {};
    for (const field in value) plain[field] = decoded((value as Record<string, unknown>)[field]);
    return plain;
  };
  return decoded(view) as V;
}

/**
 * The value that a packed value stands for: an event, an action, a private view, or lists of them.
 */
export function unpacked(value: unknown, dictionary: Dictionary): unknown {
  const { words, forms } = dictionary;
  if (typeof value === 'string') return decodedText(value, words);
  if (typeof value !== 'object' || value === null) return value;
  const plain: { [field: string]: unknown } = {};
  if (!Array.isArray(value)) {
    for (const field in value)
      plain[field] = unpacked((value as Record<string, unknown>)[field], dictionary);
    return plain;
  }
  const [form, ...values] = value as readonly unknown[];
  if (form === 0) return values.map((each) => unpacked(each, dictionary));
  const [type, ...fields] = forms[(form as number) - 1] ?? [''];
  plain['type'] = type;
  fields.forEach((field, index) => {
    plain[field] = unpacked(values[index], dictionary);
  });
  return plain;
}

/**
 * Reads the compact steps of one connection, and keeps the fields that the server does not repeat.
 */
export class CompactReader {
  readonly #key: CompactKey;
  #prompt: Prompt;

  constructor(key: CompactKey, prompt: Prompt) {
    this.#key = key;
    this.#prompt = prompt;
  }

  get words(): readonly string[] {
    return this.#key.words;
  }

  /** A welcome replaces the prompt of the seat. */
  welcome(prompt: Prompt): void {
    this.#prompt = prompt;
  }

  step(message: CompactStep): StepMessage {
    const [seq, after, seat, at, sealed, undone, events, prompt, ...rest] = message;
    if (typeof prompt === 'object') this.#prompt = this.#read(prompt);
    return {
      seq,
      after,
      seat,
      at: at + this.#key.since,
      id: '',
      sealed,
      undone: Math.max(0, undone),
      ...(undone < 0 && { byBot: true as const }),
      events: unpacked(events, this.#key) as readonly unknown[],
      prompt: this.#prompt,
      ...(rest.length > 0 ? { privateView: unpacked(rest[0], this.#key) } : {}),
    };
  }

  #read([
    question,
    asked,
    legal,
    undoable,
    turns,
    midway,
    undosLeft,
    settled,
  ]: CompactPrompt): Prompt {
    return {
      question,
      legal: unpacked(legal, this.#key) as readonly unknown[],
      asked,
      undoable,
      turns,
      midway,
      undosLeft,
      settled,
    };
  }
}
