import type { ProbeAction, ProbeEvent, ProbePrivateView, ProbeView } from '../src/index.ts';
import type { GameClient } from '@atoll/table-kit/table/game-client.ts';
import { plainTable } from '@atoll/table-kit/table/plain/plain-table.tsx';
import { look } from './cards.ts';
import { asked, itemOf, rowsOf, seatNote, statusOf } from './present.ts';
import { actionText, eventText, words } from './words.ts';

const ProbeTable = plainTable({
  titles: words.titles,
  rows: rowsOf,
  look,
  asked,
  status: statusOf,
  choice: (action, { view, names }) => ({
    words: [actionText(action, names)],
    group: action.type,
    item: itemOf(action, view),
  }),
  event: eventText,
  reason: words.refused,
  seat: seatNote,
});

export const probeClient: GameClient<ProbeView, ProbePrivateView, ProbeAction, ProbeEvent> = {
  table: (props) => <ProbeTable {...props} />,
  Headline: ({ snapshot }) => <span>{snapshot.view && words.round(snapshot.view)}</span>,
  status: statusOf,
  category: (id) => ({ label: words.label(id), icon: '' }),
  band: words.label,
  reason: words.refused,
  speaks: true,
};
