import type { SeatView } from '@atoll/game-atoll';
import type { ReactNode } from 'react';
import type { SeatSnapshot } from '../../../table/session/table-state.ts';
import { FittedName } from '../../../ui/fitted-name.tsx';
import type { InForce } from '../present/in-force.ts';
import { words } from '../words/interface.ts';
import { Chips } from './chips.tsx';
import { Glance } from './glance.tsx';
import { Icon, Mark } from './icon.tsx';
import { pointsOf, term } from './icon-terms.ts';

/** Who sits there: somebody who is here (every bot is), a person who is gone, or a bot that plays on for one. */
export type Presence = 'here' | 'away' | 'stand-in';

export const presenceOf = (seat: SeatSnapshot | undefined): Presence =>
  (seat === undefined || seat.kind === 'bot' ? 'here' : seat.standIn !== '' ? 'stand-in' : seat.connected ? 'here' : 'away');

const notes = (presence: Presence): readonly string[] =>
  (presence === 'here' ? [] : [presence === 'away' ? words.offline : words.standIn]);

export interface OpponentProps {
  readonly index: number;
  readonly name: string;
  readonly view: SeatView;
  readonly active: boolean;
  readonly hunting: InForce['hunting'];
  readonly presence: Presence;
  readonly viewed: boolean;
  /** How many animals of this reef are answers to the question that is asked. */
  readonly calls: number;
  readonly onSee: () => void;
}

/** Below this height nothing is said of who is still in the round, as most are. */
const CLOSE = 170;
/** Below this height what somebody has stands closer together. */
const SHORT = 160;
/** Below this height the way to the reef stands beside the name. */
const TIGHT = 134;
/** A name of more letters has a line of its own on a phone, and is not said again on a button beside it on a desktop. */
const LONG = 9;
const VERY_LONG = 16;

/** Another seat: who it is, what it has, and the way to its reef. */
export function OpponentPanel({ index, name, view, active, hunting, presence, viewed, calls, onSee, style }: OpponentProps & {
  readonly style: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}): ReactNode {
  const tight = style.height < TIGHT;
  const doing = view.passed ? [words.passed] : active ? [words.moving] : style.height < CLOSE ? [] : [words.playing];
  const short = calls > 0 ? words.seePreyShort(calls) : words.seeReefShort;
  const whole = calls > 0 ? words.seePrey(calls, name) : words.seeReef(name);
  const room = tight ? ' tight' : style.height < SHORT ? ' short' : '';
  const state = [...notes(presence), ...doing].slice(0, tight ? 1 : 2).join(', ');
  return (
    <section className={`at-opp${active ? ' active' : ''}${room}${calls > 0 ? ' calls' : ''}`} style={style}
      data-anchor={`seat:${index}`} data-explains tabIndex={0} aria-label={name}>
      <h2>
        <Mark seat={index} size={20} /><FittedName name={name} />
        <i className={presence === 'here' ? 'on' : 'off'} {...term('presence')} />
        <b {...pointsOf(index)}>{view.points}</b>
      </h2>
      <p className="at-sub">{state}</p>
      <div className="at-chips"><Chips seat={view} of={index} hunting={hunting} size={19} brief /></div>
      <Glance seat={view} />
      {tight
        ? <SeeShort className="at-see" name={name} viewed={viewed} calls={calls} onSee={onSee} />
        : (
          <button type="button" className="at-see" {...term('seeReef')} aria-pressed={viewed} onClick={onSee}>
            <Icon name="eye" size={15} />
            <span className="at-lines">{viewed ? words.seeOwnShort : name.length > VERY_LONG ? short : whole}</span>
          </button>
        )}
    </section>
  );
}

/** The same in one line, for the phone. */
export function OpponentStrip({ index, name, view, active, hunting, presence, viewed, calls, onSee }: OpponentProps): ReactNode {
  const long = name.length > LONG || presence !== 'here' ? ' long' : '';
  return (
    <section className={`at-strip-opp${active ? ' active' : ''}${calls > 0 ? ' calls' : ''}${long}`} data-anchor={`seat:${index}`}
      aria-label={name}>
      <h2>
        <Mark seat={index} size={18} /><FittedName name={name} />
        {notes(presence).map((note) => <small key={note} className="at-clip">{note}</small>)}
        <b {...pointsOf(index)}>{view.points}</b>
      </h2>
      <div className="at-strip-chips"><Chips seat={view} of={index} hunting={hunting} size={17} brief /></div>
      <SeeShort name={name} viewed={viewed} calls={calls} onSee={onSee} />
    </section>
  );
}

/** One of several in the line of a phone: who it is and its points; pressed, its reef comes with all that it has. */
export function OpponentChip({ index, name, view, active, presence, viewed, calls, onSee }: Omit<OpponentProps, 'hunting'>): ReactNode {
  const short = viewed ? words.seeOwnShort : calls > 0 ? words.seePreyShort(calls) : words.seeReefShort;
  return (
    <section className={`at-chip-opp${active ? ' active' : ''}${calls > 0 ? ' calls' : ''}`} data-anchor={`seat:${index}`}
      aria-label={name}>
      <button type="button" aria-pressed={viewed} onClick={onSee}>
        <Mark seat={index} size={18} />
        {calls === 0 && <span className="hidden">{short}: </span>}
        <FittedName name={calls > 0 ? short : name} note={notes(presence).join(', ')} />
        {calls > 0 && <span className="hidden">: {name}</span>}
        <b {...pointsOf(index)}>{view.points}</b>
      </button>
    </section>
  );
}

function SeeShort({ className, name, viewed, calls, onSee }: {
  readonly className?: string;
  readonly name: string;
  readonly viewed: boolean;
  readonly calls: number;
  readonly onSee: () => void;
}): ReactNode {
  const short = viewed ? words.seeOwnShort : calls > 0 ? words.seePreyShort(calls) : words.seeReefShort;
  const label = viewed ? short : `${short}: ${name}`;
  return (
    <button type="button" className={className} {...term('seeReef')} aria-pressed={viewed} aria-label={label} onClick={onSee}>
      {short}
    </button>
  );
}
