import type { HiddenArkView } from '../../src/index.ts';
import { RESOURCES } from '../../src/cards/index.ts';
import type { ReactNode } from 'react';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import { useArkLocale } from '../words/ark-locale.ts';

/** The holdings of a seat by resource, in one line where its board is not in sight. */
export function Purse({
  view,
  seat,
}: {
  readonly view: HiddenArkView;
  readonly seat: number;
}): ReactNode {
  const { game, text } = useArkLocale();
  const { tracks = [] } = view.seats[seat] ?? {};
  return (
    <ul className="ark-purse" aria-label={game.tracks}>
      {RESOURCES.map((resource, at) => (
        <li key={resource}>
          <Icon name={`resource:${resource}`} size={18} />
          <b aria-hidden="true">{tracks[at] ?? 0}</b>
          <span className="hidden">
            {game.seat.held(text.resourceName(resource), tracks[at] ?? 0)}
          </span>
        </li>
      ))}
    </ul>
  );
}
