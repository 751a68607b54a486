import type { ReactNode } from 'react';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import { presenceNote } from '@atoll/table-kit/table/controls/seats/presence.ts';
import { SeatHeading } from '@atoll/table-kit/table/controls/seats/seat-heading.tsx';
import { Chips } from '../chips.tsx';
import { ReefSummary } from '../reef-summary.tsx';
import { term } from '../icon-terms.ts';
import { SeeShort, type OpponentProps } from '../see-reef.tsx';
import { useAtollLocale } from '../../words/atoll-locale.ts';

/** Below this height the panel does not say who is still in the round, as most are. */
const CLOSE = 170;
/** Below this height the holdings of a seat stand closer together. */
const SHORT = 160;
/** Below this height the way to the reef stands beside the name. */
const TIGHT = 134;
/** A longer name is not repeated on the button beside it. */
const VERY_LONG = 16;

/** Another seat: its name, its holdings, and the way to its reef. */
export function OpponentPanel({
  index,
  name,
  view,
  active,
  hunting,
  presence,
  viewed,
  calls,
  onSee,
  style,
}: OpponentProps & {
  readonly style: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
}): ReactNode {
  const locale = useAtollLocale();
  const tight = style.height < TIGHT;
  const doing = view.passed
    ? [locale.game.passed]
    : active
      ? [locale.game.moving]
      : style.height < CLOSE
        ? []
        : [locale.game.playing];
  const short = calls > 0 ? locale.game.seePreyShort(calls) : locale.game.seeReefShort;
  const whole = calls > 0 ? locale.game.seePrey(calls, name) : locale.game.seeReef(name);
  const room = tight ? ' tight' : style.height < SHORT ? ' short' : '';
  const state = locale.format.series(
    [presenceNote(locale, presence), ...doing]
      .filter((note) => note !== '')
      .slice(0, tight ? 1 : 2),
  );
  return (
    <section
      className={`at-opp${active ? ' active' : ''}${room}${calls > 0 ? ' calls' : ''}`}
      style={style}
      data-anchor={`seat:${index}`}
      data-explains
      tabIndex={0}
      aria-label={name}
    >
      <SeatHeading seat={index} name={name} presence={presence} points={view.points} />
      <p className="tb-quiet">{state}</p>
      <div className="at-chips">
        <Chips seat={view} of={index} hunting={hunting} size={19} brief />
      </div>
      <ReefSummary seat={view} />
      {tight ? (
        <SeeShort className="at-see" name={name} viewed={viewed} calls={calls} onSee={onSee} />
      ) : (
        <button
          type="button"
          className="at-see"
          {...term('seeReef')}
          aria-pressed={viewed}
          onClick={onSee}
        >
          <Icon name="eye" size={15} />
          <span className="at-lines">
            {viewed ? locale.game.seeOwnShort : name.length > VERY_LONG ? short : whole}
          </span>
        </button>
      )}
    </section>
  );
}
