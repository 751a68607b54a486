import type { PlayableGame } from '@atoll/catalog';
import { tableStateOf } from '@atoll/protocol';
import { Encoder, Reflection, type Schema } from '@colyseus/schema';
import { sampledDictionary } from '../wire/sampled-dictionary.ts';
import { DictionaryWriter } from '../wire/dictionary-writer.ts';
import { type Shape, shapeOf } from '../wire/state-shape.ts';

/** How the tables of one game look on the wire: the same for all of them. */
export interface TableForm {
  /** A state that says nothing: Colyseus wants one, and ours is written by `StateWriter`. */
  readonly empty: Schema;
  /** From which clients learn how to read the state. */
  readonly handshake: Uint8Array;
  readonly shapes: Readonly<Record<'plain' | 'compact', Shape>>;
  readonly dictionary: DictionaryWriter;
}

/** By the rules of the game: whoever wraps a game says what it says. */
const known = new Map<string, TableForm>();

export function tableFormOf({
  game,
  viewSchema,
}: Pick<PlayableGame, 'game' | 'viewSchema'>): TableForm {
  const key = `${game.id} ${game.version}`;
  const found = known.get(key);
  const stateClass = tableStateOf(viewSchema);
  if (found?.empty instanceof stateClass) return found;
  const empty = new stateClass();
  const dictionary = new DictionaryWriter(sampledDictionary(game));
  const form: TableForm = {
    empty,
    handshake: Reflection.encode(new Encoder(empty)),
    shapes: {
      plain: shapeOf(stateClass),
      compact: shapeOf(stateClass, { part: 'view', dictionary }),
    },
    dictionary,
  };
  known.set(key, form);
  return form;
}
