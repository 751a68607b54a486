import type { AnalysisRules, RecordedMove } from './analysis-rules.ts';
import type { AnalysisRecord, RecordNode } from './analysis-record.ts';
import { MOST_MOVES, MOST_SIGNS, type RecordFault, type RecordProblem } from './record-problem.ts';
import { readTags } from './read-tags.ts';
import { nextToken, placeOf, type Token } from './record-tokens.ts';

/** A record, or the first fault of its text. */
type ReadRecord =
  | { readonly ok: true; readonly record: AnalysisRecord }
  | { readonly ok: false; readonly problem: RecordProblem };

/** A node while its text is read. */
interface Draft extends RecordNode {
  note: string;
  readonly next: Draft[];
}

/** A position in the tree, and the one before it. */
interface Place<P> {
  readonly node: Pick<Draft, 'note' | 'next'>;
  readonly position: P;
  readonly before: Place<P> | undefined;
}

/** The most signs and moves of a text from elsewhere. */
const FROM_ELSEWHERE = { signs: MOST_SIGNS, moves: MOST_MOVES };
/** A text that this program wrote is read whatever its length. */
const OWN = { signs: Infinity, moves: Infinity };

/** Reads the text of a record of that game, and checks every move by its rules. */
export function readRecord<P>(
  { id, rules }: { readonly id: string; readonly rules: AnalysisRules<P> },
  text: string,
  { from }: { readonly from: 'elsewhere' | 'own' } = { from: 'elsewhere' },
): ReadRecord {
  const most = from === 'own' ? OWN : FROM_ELSEWHERE;
  const failed = (at: number, fault: RecordFault): ReadRecord => ({
    ok: false,
    problem: { ...placeOf(text, at), fault },
  });
  if (text.length > most.signs) return failed(most.signs, { kind: 'too long', most: most.signs });
  const heading = readTags({ id, names: rules.tags }, text);
  if (!heading.ok) return failed(heading.at, heading.fault);
  const tags = Object.fromEntries([...heading.values].map(([tag, { value }]) => [tag, value]));
  const started = rules.start(tags);
  if (!started.ok) {
    const { at = 0, value = '' } = heading.values.get(started.tag) ?? {};
    const found = /^\S*/.exec(value.slice(started.at))?.[0] ?? '';
    return failed(at + started.at, { kind: 'refused', found, reason: started.reason });
  }
  const root = { note: '', next: [] };
  const start = { node: root, position: started.position, before: undefined };
  const reader = new Reader(rules, start, most.moves);
  for (let at = heading.end; ; ) {
    const token = nextToken(text, at);
    if (token === undefined) break;
    const fault = reader.take(token);
    if (fault) return failed(token.at, fault);
    at = token.end;
  }
  const open = reader.open();
  if (open !== undefined) return failed(open, { kind: 'open variation' });
  return { ok: true, record: { tags: rules.tagsOf(started.position), ...root } };
}

class Reader<P> {
  readonly #rules: AnalysisRules<P>;
  #here: Place<P>;
  /** The places to which the open variations return, and where their brackets stand. */
  readonly #variations: { readonly back: Place<P>; readonly at: number }[] = [];
  /** Whether a variation has begun and no move of it was read. */
  #isFresh = false;
  #early = '';
  #moves = 0;
  readonly #mostMoves: number;

  constructor(rules: AnalysisRules<P>, start: Place<P>, mostMoves: number) {
    this.#rules = rules;
    this.#here = start;
    this.#mostMoves = mostMoves;
  }

  /** Takes the next part of the text; the fault, if it has one. */
  take(token: Token): RecordFault | undefined {
    switch (token.kind) {
      case 'note':
        return this.#note(token.text);
      case 'move':
        return this.#move(token.text);
      case 'begin':
        return this.#begin(token.at);
      case 'end':
        return this.#end();
      case 'number':
        return undefined;
      case 'fault':
        return token.fault;
    }
  }

  /** Where the bracket of an open variation stands. */
  open(): number | undefined {
    return this.#variations.at(-1)?.at;
  }

  #note(text: string): undefined {
    // a note before the first move of a variation is about that move
    if (this.#isFresh) this.#early = joined(this.#early, text);
    else this.#here.node.note = joined(this.#here.node.note, text);
  }

  #move(text: string): RecordFault | undefined {
    if (++this.#moves > this.#mostMoves) return { kind: 'too many moves', most: this.#mostMoves };
    const { position, node } = this.#here;
    const played: RecordedMove<P> = this.#rules.play(position, text);
    if (!played.ok) return { kind: 'refused', found: text, reason: played.reason };
    const { move } = played;
    let child = node.next.find((one) => one.move === move);
    if (child === undefined) {
      child = { move, note: '', next: [] };
      node.next.push(child);
    }
    child.note = joined(child.note, this.#early);
    this.#early = '';
    this.#isFresh = false;
    this.#here = { node: child, position: played.position, before: this.#here };
    return undefined;
  }

  #begin(at: number): RecordFault | undefined {
    const { before } = this.#here;
    if (before === undefined || this.#isFresh) return { kind: 'no move before' };
    this.#variations.push({ back: this.#here, at });
    this.#here = before;
    this.#isFresh = true;
    return undefined;
  }

  #end(): RecordFault | undefined {
    if (this.#isFresh) return { kind: 'empty variation' };
    const variation = this.#variations.pop();
    if (variation === undefined) return { kind: 'stray', found: ')' };
    this.#here = variation.back;
    return undefined;
  }
}

function joined(one: string, other: string): string {
  return one === '' || other === '' ? one + other : `${one}\n${other}`;
}
