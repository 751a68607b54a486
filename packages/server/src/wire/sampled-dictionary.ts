import { type AnyGame, createMatch, createRng, nextInt, play } from '@atoll/engine';
import type { Dictionary } from '@atoll/protocol';

/** How many matches are sampled for a dictionary, and the most actions of all together. */
const MATCHES = 6;
const MOST_ACTIONS = 800;
/** Texts that are rarer, shorter or longer than this are written in full. */
const OFTEN = 4;
const LENGTH = { least: 3, most: 40 };
/** A client gets all of them when it joins. */
const MOST = { words: 400, forms: 120 };

/**
 * The dictionary of a game: its most frequent texts and record forms, found in a few random
 * matches. Their seeds are fixed, so that they reveal nothing about any other match.
 */
export function sampledDictionary(game: AnyGame): Dictionary {
  const texts = new Map<string, number>();
  const forms = new Map<string, { readonly form: Form; said: number }>();
  const count: Count = (value, before) => {
    if (value === before) return;
    if (typeof value === 'string') texts.set(value, (texts.get(value) ?? 0) + 1);
    else if (Array.isArray(value))
      value.forEach((each, index) => count(each, (before as List | undefined)?.[index]));
    else if (typeof value === 'object' && value !== null)
      countRecord(value as Plain, before as Plain | undefined);
  };
  const countRecord = (record: Plain, before: Plain | undefined): void => {
    const form = formOf(record);
    const key = form?.join();
    if (form && key !== undefined) {
      const known = forms.get(key) ?? { form, said: 0 };
      known.said++;
      forms.set(key, known);
    }
    for (const field in record)
      if (form === undefined || field !== 'type') count(record[field], before?.[field]);
  };
  sample(game, count);
  const words = [...texts].filter(
    ([text, said]) => said >= OFTEN && text.length >= LENGTH.least && text.length <= LENGTH.most,
  );
  return {
    words: most(
      words.map(([text, said]) => ({ of: text, said })),
      MOST.words,
    ),
    forms: most(
      [...forms.values()].map(({ form, said }) => ({ of: form, said })),
      MOST.forms,
    ),
  };
}

/** Counts a value, as far as it differs from the earlier value in its place. */
type Count = (value: unknown, before: unknown) => void;
type List = readonly unknown[];
type Form = Dictionary['forms'][number];
type Plain = { readonly [field: string]: unknown };

function formOf(record: Plain): Form | undefined {
  const [first, ...fields] = Object.keys(record);
  const { type } = record;
  return first === 'type' && typeof type === 'string' ? [type, ...fields] : undefined;
}

function most<T>(counted: readonly { readonly of: T; readonly said: number }[], most: number): T[] {
  return counted
    .toSorted((a, b) => b.said - a.said)
    .slice(0, most)
    .map(({ of }) => of);
}

/** Plays matches and passes on everything that their tables would send. */
function sample(game: AnyGame, count: Count): void {
  const rng = createRng('shorthand');
  let actions = 0;
  for (let number = 0; number < MATCHES && actions < MOST_ACTIONS; number++) {
    const options = game.parseOptions({});
    const setup = { seed: `shorthand ${number}`, seats: game.seats.max, options };
    let match = createMatch(game, setup);
    let view = game.publicView(match.state);
    for (let seat = game.activeSeats(match.state)[0]; seat !== undefined; ) {
      const legal = game.legalActions(match.state, seat);
      const action = legal[nextInt(rng, legal.length)];
      const played = play(game, match, { seat, action, at: 0 });
      if (!played.ok || ++actions > MOST_ACTIONS) return;
      match = played.match;
      const before = view;
      view = game.publicView(match.state);
      count(view, before);
      count([legal, played.events], undefined);
      seat = game.activeSeats(match.state)[0];
    }
  }
}
