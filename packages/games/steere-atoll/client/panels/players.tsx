import type { SteereAtollView } from '../../src/index.ts';
import type { ReactNode } from 'react';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import { presenceNote, presenceOf } from '@atoll/table-kit/table/controls/seats/presence.ts';
import { SeatHeading } from '@atoll/table-kit/table/controls/seats/seat-heading.tsx';
import type { SeatSnapshot } from '@atoll/table-kit/table/session/table-state.ts';
import { colourOf } from '../present/position.ts';
import { term } from './term.ts';
import { useSteereLocale } from '../words/steere-locale.ts';

export interface PlayersProps {
  readonly view: SteereAtollView;
  readonly seats: readonly SeatSnapshot[];
  readonly names: readonly string[];
  /** The own seat, or -1. */
  readonly own: number;
}

/** The colour of each player, who is on turn, and the islands that each has to connect. */
export const Players = ({ view, seats, names, own }: PlayersProps): ReactNode => {
  const locale = useSteereLocale();
  return (
    <section className="sa-players" data-explains tabIndex={0} aria-label={locale.game.players}>
      {seats.map((here, seat) => {
        const colour = colourOf(view, seat);
        const active = seat === view.active;
        const notes = [
          locale.text.colourName(colour),
          seat === own ? locale.game.you.toLowerCase() : '',
          here.kind === 'bot' ? locale.game.bot : presenceNote(locale, presenceOf(here)),
          active ? locale.game.toMove : '',
        ];
        return (
          <section
            key={seat}
            className={`sa-player ${colour}${active ? ' active' : ''}`}
            aria-label={names[seat]}
          >
            <Icon name={`${colour}-stone`} size={44} />
            <div className="sa-who">
              <SeatHeading seat={seat} name={names[seat] ?? locale.game.seat(seat)} size={17} />
              <p>{locale.format.series(notes.filter((note) => note !== ''))}</p>
            </div>
          </section>
        );
      })}
      <Aim />
    </section>
  );
};

/** The goal in one line: opposite islands carry symbols that belong together. */
const Aim = (): ReactNode => {
  const { game } = useSteereLocale();
  return (
    <div className="sa-aim" {...term('aim')}>
      <p>{game.aim}</p>
      <p>
        <Icon name="north-island" size={22} />
        <Joined />
        <Icon name="south-island" size={22} />
        <span>{game.aimFirst}</span>
      </p>
      <p>
        <Icon name="west-island" size={22} />
        <Joined />
        <Icon name="east-island" size={22} />
        <span>{game.aimSecond}</span>
      </p>
    </div>
  );
};

const Joined = (): ReactNode => <i className="sa-joined" aria-hidden="true" />;
