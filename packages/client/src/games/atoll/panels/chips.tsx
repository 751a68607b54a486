import type { SeatView } from '@atoll/game-atoll';
import type { ReactNode } from 'react';
import type { InForce } from '../present/in-force.ts';
import { words } from '../words/interface.ts';
import { Icon } from './icon.tsx';

/** How many corals of an atoll are polluted. */
export const pollution = (seat: SeatView): number => seat.reefCorals.filter((coral) => coral.polluted).length;

type ChipName = keyof typeof words.resources;

function Chip({ name, value, size, used }: {
  readonly name: ChipName;
  readonly value: ReactNode;
  readonly size: number;
  readonly used?: boolean;
}): ReactNode {
  return (
    <span className={used === true ? 'at-chip used' : 'at-chip'} title={words.resources[name]}>
      <Icon name={name} size={size} title={words.resources[name]} />
      <b>{value}</b>
    </span>
  );
}

/** What a seat has, one chip for each resource. `brief` shows hunts as a number. */
export function Chips({ seat, hunting, size = 24, brief = false }: {
  readonly seat: SeatView;
  readonly hunting: InForce['hunting'];
  readonly size?: number;
  readonly brief?: boolean;
}): ReactNode {
  const hunts = seat.huntsReady, all = hunts + seat.huntsUsed, closed = hunting === 'forbidden';
  const open = brief || all > 1 ? `${hunts}/${all}` : hunts > 0 ? words.huntReady : words.huntUsed;
  const hunt = closed ? <Icon name="lock" size={15} title={words.event.forbidden} /> : open;
  return (
    <>
      <Chip name="coin" value={seat.coins} size={size} />
      <Chip name="plankton" value={seat.plankton} size={size} />
      <Chip name="scale" value={seat.scales} size={size} />
      <Chip name="popularity" value={seat.popularity} size={size} />
      <Chip name="pollution" value={pollution(seat)} size={size} />
      <Chip name="hunt" value={hunt} size={size} used={closed || hunts === 0} />
    </>
  );
}
