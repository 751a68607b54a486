import { useState } from 'react';
import type { Table } from '../../table/model/use-table.ts';

/** The place on the map that a note is about. */
export interface Note {
  /** Its item, or ''. */
  readonly space: string;
  /** What may be covered: the actions only while a place is read and nothing is asked. */
  readonly place: 'off the map' | 'on the map';
  /** Somebody looks at a place, or at nothing. */
  readonly look: (item: string | undefined) => void;
  readonly close: () => void;
}

/**
 * What a note on the map is about.
 * @param pointed what is pointed at, or asked about
 */
export function useNote(
  { model, pointing, interaction, offered }: Table<unknown, unknown>,
  pointed: string,
): Note {
  // what was looked at to decide something is done with once that is decided
  const [{ space, at }, setRead] = useState({ space: '', at: '' });
  const [closed, setClosed] = useState('');
  const asking = interaction.asking?.item ?? '';
  const read = at === offered ? space : '';
  const looked = pointed.startsWith('space:') ? pointed : read;
  // a button may point at a place: nothing lies over it while it is pressed
  const isFree =
    asking === '' && interaction.item === '' && model.question !== 'pay' && looked === read;
  return {
    // what is asked goes on being asked when the note on it is put away
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
