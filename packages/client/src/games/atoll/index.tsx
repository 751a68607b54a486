import type { GameClient } from '../../table-host.ts';

/** Stands here until the table moves in. */
export const atoll: GameClient = {
  Table: () => null,
  status: ({ table }) => ({ seat: -1, sentence: table.snapshot?.phase ?? '' }),
  category: (id) => ({ label: id, icon: '' }),
  reason: (code) => code,
};
