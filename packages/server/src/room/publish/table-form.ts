import type { PlayableGame } from '@atoll/catalog';
import { tableStateOf } from '@atoll/protocol';
import { Encoder, Reflection, type Schema } from '@colyseus/schema';
import { sampledDictionary } from '../../wire/sampled-dictionary.ts';
import { DictionaryWriter } from '../../wire/dictionary-writer.ts';
import { type Shape, shapeOf } from '../../wire/state-shape.ts';

/** The wire format of the tables of one game; the same for all of them. */
export interface TableForm {
  /** An empty state: Colyseus requires one, and `StateWriter` writes the real one. */
  readonly empty: Schema;
  /** Tells clients how to read the state. */
  readonly handshake: Uint8Array;
  readonly shapes: Readonly<Record<'plain' | 'compact', Shape>>;
  readonly dictionary: DictionaryWriter;
}

/** By id and version of the game, which a wrapped game keeps. */
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
