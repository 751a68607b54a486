import type { SteereAtollView } from '@atoll/game-steere-atoll';
import { colourName } from '@atoll/game-steere-atoll/text';
import type { ReactNode } from 'react';
import type { SeatSnapshot } from '../../../table/session/table-state.ts';
import { colourOf } from '../present/position.ts';
import { words } from '../words/interface.ts';
import { SeatMark, StoneIcon, SymbolIcon } from './icons.tsx';
import { term } from './term.ts';

export interface PlayersProps {
  readonly view: SteereAtollView;
  readonly seats: readonly SeatSnapshot[];
  readonly names: readonly string[];
  /** The own seat, or -1. */
  readonly own: number;
}

/** Who sits there, where it is not simply a person who is here. */
function presenceOf({ kind, connected, standIn }: SeatSnapshot): string {
  if (kind === 'bot') return words.bot;
  if (standIn !== '') return words.standIn;
  return connected ? '' : words.offline;
}

/** Whose colour is whose, who is on turn, and what each has to connect. */
export const Players = ({ view, seats, names, own }: PlayersProps): ReactNode => (
  <section className="sa-players" data-explains tabIndex={0} aria-label={words.players}>
    {seats.map((here, seat) => {
      const colour = colourOf(view, seat), active = seat === view.active;
      const notes = [
        colourName(colour), seat === own ? words.you.toLowerCase() : '', presenceOf(here),
        active ? words.toMove : '',
      ];
      return (
        <section key={seat} className={`sa-player ${colour}${active ? ' active' : ''}`} aria-label={names[seat]}>
          <StoneIcon colour={colour} size={44} />
          <div className="sa-who">
            <h2><SeatMark seat={seat} size={17} /><bdi className="sa-clip">{names[seat] ?? words.seat(seat)}</bdi></h2>
            <p>{notes.filter((note) => note !== '').join(', ')}</p>
          </div>
        </section>
      );
    })}
    <Aim />
  </section>
);

/** The goal in one line: opposite islands carry symbols that belong together. */
const Aim = (): ReactNode => (
  <div className="sa-aim" {...term('aim')}>
    <p>{words.aim}</p>
    <p><SymbolIcon side="north" size={22} /><Joined /><SymbolIcon side="south" size={22} /><span>{words.aimFirst}</span></p>
    <p><SymbolIcon side="west" size={22} /><Joined /><SymbolIcon side="east" size={22} /><span>{words.aimSecond}</span></p>
  </div>
);

const Joined = (): ReactNode => <i className="sa-joined" aria-hidden="true" />;
