import type { ReactNode } from 'react';
import { Mark } from '@atoll/table-kit/table/controls/icon.tsx';
import { presenceNote } from '@atoll/table-kit/table/controls/seats/presence.ts';
import { pointsTerm, SeatHeading } from '@atoll/table-kit/table/controls/seats/seat-heading.tsx';
import { FittedName } from '@atoll/table-kit/ui/fitted-name.tsx';
import { Chips } from '../chips.tsx';
import { SeeShort, type OpponentProps } from '../see-reef.tsx';
import { useAtollLocale } from '../../words/atoll-locale.ts';

/** A name of more letters has a line of its own. */
const LONG = 9;

/** Another seat in one line, for the phone. */
export function OpponentStrip({
  index,
  name,
  view,
  active,
  hunting,
  presence,
  viewed,
  calls,
  onSee,
}: OpponentProps): ReactNode {
  const locale = useAtollLocale();
  const long = name.length > LONG || presence !== 'here' ? ' long' : '';
  return (
    <section
      className={`at-strip-opp${active ? ' active' : ''}${calls > 0 ? ' calls' : ''}${long}`}
      data-anchor={`seat:${index}`}
      aria-label={name}
    >
      <SeatHeading
        seat={index}
        name={name}
        size={18}
        note={presenceNote(locale, presence)}
        points={view.points}
      />
      <div className="at-strip-chips">
        <Chips seat={view} of={index} hunting={hunting} size={17} brief />
      </div>
      <SeeShort name={name} viewed={viewed} calls={calls} onSee={onSee} />
    </section>
  );
}

/**
 * One of several in the line of a phone: its name and points; pressed, its reef appears with all
 * its holdings.
 */
export function OpponentChip({
  index,
  name,
  view,
  active,
  presence,
  viewed,
  calls,
  onSee,
}: Omit<OpponentProps, 'hunting'>): ReactNode {
  const locale = useAtollLocale();
  const short = viewed
    ? locale.game.seeOwnShort
    : calls > 0
      ? locale.game.seePreyShort(calls)
      : locale.game.seeReefShort;
  return (
    <section
      className={`at-chip-opp${active ? ' active' : ''}${calls > 0 ? ' calls' : ''}`}
      data-anchor={`seat:${index}`}
      aria-label={name}
    >
      <button type="button" aria-pressed={viewed} onClick={onSee}>
        <Mark seat={index} size={18} />
        {calls === 0 && <span className="hidden">{short}: </span>}
        <FittedName name={calls > 0 ? short : name} note={presenceNote(locale, presence)} />
        {calls > 0 && <span className="hidden">: {name}</span>}
        <b {...pointsTerm(index)}>{locale.format.whole(view.points)}</b>
      </button>
    </section>
  );
}
