import { useEffect, type ReactNode } from 'react';
import type { TableSnapshot } from '../../table/session/table-state.ts';
import { Glyph } from '../../ui/drawing.tsx';
import { useLocale } from '../../words/use-locale.ts';

/**
 * Whether the table is shown at its own pace, or what bots do is shown at once until a person is
 * asked.
 */
export type Tempo = 'usual' | 'fast';

/** Whether a bot decides for that seat, or for its absent person. */
export const isPlayedByBot = ({ seats }: TableSnapshot, seat: number): boolean =>
  seats[seat]?.kind === 'bot' || (seats[seat]?.standIn ?? '') !== '';

/**
 * Whether nobody but this seat's person plays, so that bots may hurry without anybody missing what
 * they do.
 */
export const playsAmongBots = (snapshot: TableSnapshot, own: number): boolean =>
  own >= 0 &&
  snapshot.seats.every(
    ({ kind }, seat) => seat === own || kind === 'open' || isPlayedByBot(snapshot, seat),
  );

/**
 * Shows at once what bots do, until a person is asked or the match is over; offered while a bot is
 * asked.
 */
export function FastForward({
  snapshot,
  awaited,
  tempo,
  onTempo,
}: {
  readonly snapshot: TableSnapshot;
  /** The seats that the match waits for. */
  readonly awaited: readonly number[];
  readonly tempo: Tempo;
  readonly onTempo: (tempo: Tempo) => void;
}): ReactNode {
  const { words } = useLocale();
  const offered =
    snapshot.phase === 'playing' &&
    awaited.length > 0 &&
    awaited.every((seat) => isPlayedByBot(snapshot, seat));
  useEffect(() => {
    if (!offered && tempo === 'fast') onTempo('usual');
  }, [offered, tempo, onTempo]);
  if (!offered) return null;
  return (
    <button
      type="button"
      className="button second small fast-forward"
      aria-pressed={tempo === 'fast'}
      title={words.status.fastHint}
      onClick={() => onTempo(tempo === 'fast' ? 'usual' : 'fast')}
    >
      <Glyph name="step-on" size={16} />
      <span className="fast-forward-word">{words.status.fast}</span>
    </button>
  );
}
