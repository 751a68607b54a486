import type { HiddenArkView } from '../../src/index.ts';
import { RESOURCES } from '../../src/cards/index.ts';
import { pointsNow } from '../../src/views/index.ts';
import { useMemo, type ReactNode } from 'react';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import { presenceOf } from '@atoll/table-kit/table/controls/seats/presence.ts';
import { SeatHeading } from '@atoll/table-kit/table/controls/seats/seat-heading.tsx';
import type { SeatSnapshot } from '@atoll/table-kit/table/session/table-state.ts';
import { useArkLocale } from '../words/ark-locale.ts';

/** Every seat at the table with its holdings. */
export function Crews({
  view,
  seats,
  names,
  onOpen,
}: {
  readonly view: HiddenArkView;
  readonly seats: readonly SeatSnapshot[];
  readonly names: readonly string[];
  /** Opens the sheet of a seat. */
  readonly onOpen: (seat: number) => void;
}): ReactNode {
  const { game } = useArkLocale();
  const points = useMemo(() => pointsNow(view), [view]);
  return (
    <section className="ark-crews" aria-label={game.crews} tabIndex={0}>
      {seats.map((here, seat) => (
        <section
          key={seat}
          aria-label={names[seat] ?? ''}
          className={view.turn.seat === seat ? 'ark-crew active' : 'ark-crew'}
        >
          <SeatHeading
            seat={seat}
            name={names[seat] ?? ''}
            presence={presenceOf(here)}
            points={points[seat] ?? 0}
          />
          <CrewFigures view={view} seat={seat} />
          <button
            type="button"
            className="tb-small wide ark-crew-open"
            aria-label={game.shelf.open(names[seat] ?? '')}
            onClick={() => onOpen(seat)}
          >
            {game.tabs.board}
          </button>
        </section>
      ))}
    </section>
  );
}

interface Figure {
  readonly icon: string;
  readonly count: number;
  readonly name: string;
}

function CrewFigures({
  view,
  seat,
}: {
  readonly view: HiddenArkView;
  readonly seat: number;
}): ReactNode {
  const { game, text } = useArkLocale();
  const { tiles, stations, vessels, hand, tracks } = view.seats[seat]!;
  const pieces: readonly Figure[] = [
    { icon: 'glyph:rescue', count: tiles.length, name: game.seat.fish(tiles.length) },
    { icon: 'glyph:station', count: stations.length, name: game.seat.stations(stations.length) },
    { icon: 'glyph:vessel', count: vessels.length, name: game.seat.vessels(vessels.length) },
    { icon: 'glyph:opportunity', count: hand.length, name: game.seat.kept(hand.length) },
  ];
  const held = RESOURCES.map((resource, at): Figure => {
    const count = tracks[at] ?? 0;
    return {
      icon: `resource:${resource}`,
      count,
      name: game.seat.held(text.resourceName(resource), count),
    };
  });
  return (
    <>
      {[pieces, held].map((figures, row) => (
        <ul key={row}>
          {figures.map(({ icon, count, name }) => (
            <li key={icon} title={name}>
              <Icon name={icon} size={16} />
              <span aria-hidden="true">{count}</span>
              <span className="hidden">{name}</span>
            </li>
          ))}
        </ul>
      ))}
    </>
  );
}
