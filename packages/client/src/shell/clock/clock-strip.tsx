import type { ReactNode } from 'react';
import { lazyWithRetry } from '@atoll/table-kit/late/lazy-with-retry.tsx';
import { useServerTime } from '@atoll/table-kit/table/model/use-server-time.ts';
import { SeatMark } from '@atoll/table-kit/ui/drawing.tsx';
import type { StandInProps } from '../table/seat-asking.ts';
import type { StripProps } from './strip-props.ts';
import { isLow, leftOf, nextChange, timeText, reminderText } from './time-left.ts';
import { TimeUp } from './time-up.tsx';
import { useClockWords } from './use-clock-words.ts';
import './clock-strip.css';

/** Needed in matches of days. */
const PreparedStrip = lazyWithRetry(
  async () => (await import('../prepared/prepared-strip.tsx')).PreparedStrip,
);

/**
 * The remaining time of every seat in one line above the rest, and any decision about a seat out of
 * time.
 */
export function ClockStrip(props: StandInProps): ReactNode {
  const words = useClockWords();
  const { clock } = props.snapshot;
  return words && clock && <Strip {...props} words={words} clock={clock} />;
}

function Strip(props: StripProps): ReactNode {
  const { state, snapshot, words, clock } = props;
  const now = useServerTime(clock, { ahead: state.serverAhead ?? 0, next: nextChange });
  const own = clock.running.includes(state.seat) ? leftOf(clock, state.seat, now) : undefined;
  return (
    <section className="clocks" aria-label={words.title}>
      <ul>
        {snapshot.seats.map(({ name }, seat) => (
          <SeatTime key={seat} {...{ seat, name, words, clock, now }} />
        ))}
      </ul>
      <p className="hidden" role="status">
        {own === undefined ? '' : reminderText(words, own)}
      </p>
      {clock.kind === 'days' && state.seat >= 0 && <PreparedStrip {...props} />}
      <TimeUp {...props} />
    </section>
  );
}

interface SeatTimeProps extends Pick<StripProps, 'words' | 'clock'> {
  readonly seat: number;
  readonly name: string;
  readonly now: number;
}

/** The time of one seat; nothing for a seat whose time does not run and is reset each turn. */
function SeatTime({ seat, name, words, clock, now }: SeatTimeProps): ReactNode {
  const left = leftOf(clock, seat, now);
  const runs = clock.running.includes(seat);
  const isUp = clock.undecided.includes(seat);
  if (left === undefined || (clock.kind === 'days' && !runs && !isUp)) return null;
  const low = runs && isLow(clock, left);
  const notes = [runs ? words.runs : '', isUp ? words.up : low ? words.low : ''];
  return (
    <li className={`${runs ? 'runs' : ''} ${low || isUp ? 'low' : ''}`}>
      <SeatMark seat={seat} size={18} />
      <span className="hidden">{name}</span>
      <span>{timeText(words, left)}</span>
      {(low || isUp) && <b aria-hidden="true">{LOW}</b>}
      <span className="hidden">{notes.filter((note) => note !== '').join(', ')}</span>
    </li>
  );
}

/** Beside the colour, for people who cannot see it. */
const LOW = '!';
