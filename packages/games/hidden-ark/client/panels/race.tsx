import type { HiddenArkView } from '../../src/index.ts';
import { bandFrom, FIRST_WON } from '../../src/cards/index.ts';
import { awardRaces, commonStanding, tideOf, type AwardRace } from '../../src/views/index.ts';
import { useMemo, type ReactNode } from 'react';
import { Icon, Mark } from '@atoll/table-kit/table/controls/icon.tsx';
import { awardItem } from '../present/items.ts';
import { explained } from '@atoll/table-kit/ui/explainer/glossary.ts';
import type { ArkTerm } from '../words/ark-terms.ts';
import { useArkLocale } from '../words/ark-locale.ts';
import { ItemButton } from './item-button.tsx';

interface Props {
  readonly view: HiddenArkView;
  readonly names: readonly string[];
  /** Opens the list of all fish. */
  readonly onList: () => void;
}

/**
 * The goals of all seats: the awards, the next refill, and the common result where there is one.
 */
export function Race({ view, names, onList }: Props): ReactNode {
  const { game, text } = useArkLocale();
  const races = useMemo(() => awardRaces(view), [view]);
  return (
    <section className="ark-race" aria-label={game.race.title} tabIndex={0}>
      <Tide view={view} />
      <Common view={view} />
      <div className="ark-race-head">
        <h2 {...explained<ArkTerm>('award')}>{game.race.title}</h2>
        <button type="button" className="tb-small wide ark-list-open" onClick={onList}>
          {game.list.title}
        </button>
      </div>
      <ul aria-label={game.race.title}>
        {races.map((race) => (
          <li key={race.award}>
            <ItemButton
              item={awardItem(race.award)}
              name={`${text.awardName(race.award)} ${game.race.places(race.places)}`}
              className="ark-award"
            >
              <Icon name={`award:${race.award}`} size={28} />
              <small>{game.race.places(race.places)}</small>
            </ItemButton>
            <Runners race={race} names={names} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The count of each seat, the highest in front. */
function Runners({
  race: { counts, points },
  names,
}: {
  readonly race: AwardRace;
  readonly names: readonly string[];
}): ReactNode {
  const { game } = useArkLocale();
  const seats = counts
    .map((count, seat) => ({ count, seat }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  return (
    <span className="ark-runners">
      {seats.map(({ seat, count }) => (
        <span key={seat} className={(points[seat] ?? 0) > 0 ? 'paid' : ''}>
          <Mark seat={seat} size={14} />
          <span aria-hidden="true">{count}</span>
          <span className="hidden">
            {game.race.has(names[seat] ?? '', count, points[seat] ?? 0)}
          </span>
        </span>
      ))}
    </span>
  );
}

function Tide({ view }: Pick<Props, 'view'>): ReactNode {
  const { game } = useArkLocale();
  const { left, at, refills, most } = useMemo(() => tideOf(view), [view]);
  const more = Math.max(0, left - at);
  const text =
    view.ending !== 'no'
      ? game.tide.ending(left)
      : refills < most
        ? game.tide.more(more, most - refills)
        : game.tide.last(more);
  return (
    <div className="ark-tide" {...explained<ArkTerm>('tide')}>
      <Icon name="glyph:refill" size={20} />
      <span>
        <span className="ark-tide-line" aria-hidden="true">
          {Array.from({ length: 10 }, (_, i) => (
            <i key={i} className={i < left ? (i < at ? 'low' : 'on') : ''} />
          ))}
        </span>
        {text}
      </span>
    </div>
  );
}

function Common({ view }: Pick<Props, 'view'>): ReactNode {
  const { game, text } = useArkLocale();
  const standing = useMemo(() => commonStanding(view), [view]);
  if (standing === undefined) return null;
  const { rating, band, next, lines } = standing;
  const alone = view.seats.length === 1;
  const pointsOf = (wanted: string): number =>
    lines.find(({ category }) => category === wanted)?.points ?? 0;
  const [pool, dearer] = [pointsOf('pool'), -pointsOf('escalation')];
  const parts = [rating - pool + dearer, pool, dearer] as const;
  return (
    <div className="ark-common" {...explained<ArkTerm>('common')}>
      <h2>{alone ? game.common.alone : game.common.title}</h2>
      <p>
        <b>{game.common.now(rating, text.bandName(band))}</b>
        {next !== undefined && (
          <span>{game.common.next(text.bandName(next.band), next.from, next.from - rating)}</span>
        )}
      </p>
      {next !== undefined && (
        <meter
          min={0}
          max={next.from}
          value={Math.max(0, rating)}
          aria-label={game.common.now(rating, text.bandName(band))}
        />
      )}
      <small>{(alone ? game.common.made : game.common.lowest)(...parts)}</small>
      <small>{game.common.falls}</small>
      <small>
        {game.common.aim(text.bandName(FIRST_WON), bandFrom(FIRST_WON, view.seats.length))}
      </small>
    </div>
  );
}
