import { useState } from 'react';
import type { Table } from '../../table/model/use-table.ts';

/** The place on the map that a note is about. */
export interface Note {
  /** Its item, or ''. */
  readonly space: string;
  /** What may be covered: the actions only while nothing is asked there. */
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
  { model, pointing, interaction }: Table<unknown, unknown>,
  pointed: string,
): Note {
  const [read, setRead] = useState('');
  const [closed, setClosed] = useState('');
  const asking = interaction.asking?.item ?? '';
  const looked = pointed.startsWith('space:') ? pointed : read;
  const isFree = asking === '' && interaction.item === '' && model.question !== 'pay';
  return {
    // what is asked goes on being asked when the note on it is put away
    space: closed !== '' && closed === asking ? '' : looked,
    place: isFree ? 'off the map' : 'on the map',
    look: (item) => {
      setRead(item ?? '');
      setClosed('');
    },
    close: () => {
      setRead('');
      setClosed(asking);
      pointing.point('');
    },
  };
}
