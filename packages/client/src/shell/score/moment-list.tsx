import { useEffect, useRef, type ReactNode } from 'react';
import type { Story, StoryTurn } from '@atoll/table-kit/table/game-client.ts';
import { SeatMark } from '@atoll/table-kit/ui/drawing.tsx';
import { bringIntoSight } from './into-sight.ts';
import type { Highlight } from './highlights.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

interface MomentListProps {
  readonly story: Story;
  readonly names: readonly string[];
  readonly moments: readonly Highlight[];
  readonly chosen: number;
  /** -1 when none is selected any more. */
  readonly onChoose: (place: number) => void;
}

function sentenceOf(
  locale: Locale,
  { kind, seat }: Highlight,
  turn: StoryTurn,
  names: readonly string[],
): string {
  if (kind === 'gain') return turn.deed;
  const others = turn.points.filter((_, other) => other !== seat);
  return locale.words.scores.leads(names[seat] ?? '', turn.points[seat] ?? 0, Math.max(...others));
}

/** All events of a turn; it scrolls wholly into view when it is opened. */
function MomentLog({
  turn,
  number,
}: {
  readonly turn: StoryTurn;
  readonly number: number;
}): ReactNode {
  const { words } = useLocale();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => bringIntoSight(box.current), []);
  return (
    <div className="moment-log" ref={box}>
      <p>{words.scores.turn(turn.part, number)}</p>
      <ul>
        {turn.lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** The highlights of a match; each opens its lines of the log. */
export const MomentList = ({
  story,
  names,
  moments,
  chosen,
  onChoose,
}: MomentListProps): ReactNode => {
  const locale = useLocale();
  return (
    <ol className="moments">
      {moments.map((moment, place) => {
        const turn = story.turns[moment.turn];
        if (turn === undefined) return null;
        return (
          <li key={moment.turn}>
            <button
              type="button"
              aria-expanded={chosen === place}
              onClick={() => onChoose(chosen === place ? -1 : place)}
            >
              <span className="moment-number" aria-hidden="true">
                {place + 1}
              </span>
              <SeatMark seat={moment.seat} size={18} />
              <span className="moment-text">
                {sentenceOf(locale, moment, turn, names)}{' '}
                {moment.gain !== 0 && <b>{locale.format.signed(moment.gain)}</b>}
              </span>
              <span className="moment-part">{turn.part}</span>
            </button>
            {chosen === place && <MomentLog turn={turn} number={moment.turn + 1} />}
          </li>
        );
      })}
    </ol>
  );
};
