import type { SeatView } from '../../src/index.ts';
import type { ReactNode } from 'react';
import { ProjectedValue } from '@atoll/table-kit/table/controls/notes/projected-value.tsx';
import { Change } from '@atoll/table-kit/table/controls/notes/change.tsx';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import type { InForce } from '../present/in-force.ts';
import type { AtollTerm } from '../words/atoll-terms.ts';
import type { AtollWords } from '../words/atoll-locale.ts';
import { NO_PREVIEW, type Holding, type Preview } from '../present/preview.ts';
import { term } from './icon-terms.ts';
import { useAtollLocale } from '../words/atoll-locale.ts';

/** How many corals of an atoll are polluted. */
export const pollution = (seat: SeatView): number =>
  seat.reefCorals.filter((coral) => coral.polluted).length;

type ChipName = keyof AtollWords['game']['resources'];

const TERMS: Readonly<Record<ChipName, AtollTerm>> = {
  coin: 'coin',
  plankton: 'plankton',
  scale: 'fishScale',
  popularity: 'popularity',
  pollution: 'pollution',
  hunt: 'hunt',
};

function Chip({
  name,
  of,
  value,
  shown = value,
  size,
  used,
  preview,
}: {
  readonly name: ChipName & Holding;
  readonly preview: Preview;
  readonly of: number;
  readonly value: number;
  /** Shown instead of the number. */
  readonly shown?: ReactNode;
  readonly size: number;
  readonly used?: boolean;
}): ReactNode {
  const { game } = useAtollLocale();
  return (
    <span
      className={used === true ? 'at-chip used' : 'at-chip'}
      {...term(TERMS[name])}
      data-anchor={`purse:${of}:${name}`}
    >
      <Icon name={name} size={size} title={game.resources[name]} />
      <b>{shown}</b>
      <ProjectedValue change={preview.get(name)} better={name === 'pollution' ? 'less' : 'more'} />
      <Change value={value} />
    </span>
  );
}

/** The holdings of a seat, one chip for each resource. `brief` shows hunts as a number. */
export function Chips({
  seat,
  of,
  hunting,
  size = 24,
  brief = false,
  preview = NO_PREVIEW,
}: {
  readonly seat: SeatView;
  /** Which seat it is. */
  readonly of: number;
  readonly hunting: InForce['hunting'];
  readonly size?: number;
  readonly brief?: boolean;
  /** The changes that the aimed action would bring. */
  readonly preview?: Preview;
}): ReactNode {
  const { game } = useAtollLocale();
  const hunts = seat.huntsReady;
  const all = hunts + seat.huntsUsed;
  const closed = hunting === 'forbidden';
  const open = brief || all > 1 ? `${hunts}/${all}` : hunts > 0 ? game.huntReady : game.huntUsed;
  const hunt = closed ? <Icon name="lock" size={15} title={game.event.forbidden} /> : open;
  return (
    <>
      <Chip name="coin" of={of} value={seat.coins} size={size} preview={preview} />
      <Chip name="plankton" of={of} value={seat.plankton} size={size} preview={preview} />
      <Chip name="scale" of={of} value={seat.scales} size={size} preview={preview} />
      <Chip name="popularity" of={of} value={seat.popularity} size={size} preview={preview} />
      <Chip name="pollution" of={of} value={pollution(seat)} size={size} preview={preview} />
      <Chip
        name="hunt"
        of={of}
        value={hunts}
        shown={hunt}
        size={size}
        used={closed || hunts === 0}
        preview={preview}
      />
    </>
  );
}
