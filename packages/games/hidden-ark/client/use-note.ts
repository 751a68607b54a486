import { useState } from 'react';
import type { Table } from '@atoll/table-kit/table/model/use-table.ts';

/** The place on the map that a note is about. */
export interface Note {
  /** Its item, or ''. */
  readonly space: string;
  /**
   * The area that a note may cover: the actions only while a place is read and there is no prompt.
   */
  readonly place: 'off the map' | 'on the map';
  /** The person looks at a place, or at nothing. */
  readonly look: (item: string | undefined) => void;
  readonly close: () => void;
}

/**
 * The subject of a note on the map.
 * @param pointed the item that is pointed at, or asked about
 */
export function useNote(
  { model, pointing, interaction, offered }: Table<unknown, unknown>,
  pointed: string,
): Note {
  // a place read for a decision is closed once the decision is made
  const [{ space, at }, setRead] = useState({ space: '', at: '' });
  const [closed, setClosed] = useState('');
  const asking = interaction.asking?.item ?? '';
  const read = at === offered ? space : '';
  const looked = pointed.startsWith('space:') ? pointed : read;
  // a button may point at a place: nothing lies over it while it is pressed
  const isFree =
    asking === '' && interaction.item === '' && model.question !== 'pay' && looked === read;
  return {
    // the question stays open when the note on it is closed
    space: closed !== '' && closed === asking ? '' : looked,
    place: isFree ? 'off the map' : 'on the map',
    look: (item) => {
      setRead({ space: item ?? '', at: offered });
      setClosed('');
    },
    close: () => {
      setRead({ space: '', at: '' });
      setClosed(asking);
      pointing.point('');
    },
  };
}
