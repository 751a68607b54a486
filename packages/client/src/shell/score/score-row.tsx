import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { CardPoints, CategoryWords } from '@atoll/table-kit/table/game-client.ts';
import { Drawing, SeatMark } from '@atoll/table-kit/ui/drawing.tsx';
import { bringIntoSight } from './into-sight.ts';
import type { ScoreRow } from './score-rows.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

interface CategoryRowProps extends CategoryWords {
  readonly row: ScoreRow;
  /**
   * The seat of each column, its name, and the cards behind its points; empty when no card brought
   * any.
   */
  readonly columns: readonly {
    readonly seat: number;
    readonly name: string;
    readonly cards: readonly CardPoints[];
  }[];
  /** The seat whose cards are shown, or -1. */
  readonly open: number;
  readonly onOpen: (seat: number) => void;
}

/** The points of every seat in one category; points that come from cards open the list of them. */
export function CategoryRow({
  label,
  icon,
  note,
  row: { points, best },
  columns,
  open,
  onOpen,
}: CategoryRowProps): ReactNode {
  const { format, words } = useLocale();
  const list = useId();
  const shown = columns.find(({ seat }) => seat === open);
  return (
    <>
      <tr>
        <th scope="row">
          <Drawing className="category" svg={icon} />
          <span>
            {label}
            {note !== undefined && <small className="score-note">{note}</small>}
          </span>
        </th>
        {columns.map(({ seat, name, cards }, column) => {
          const each = points[column] ?? 0;
          const text =
            each === best ? <b className="best">{format.whole(each)}</b> : format.whole(each);
          return (
            <td key={seat} className={each < 0 ? 'negative' : ''}>
              {cards.length === 0 ? (
                text
              ) : (
                <button
                  type="button"
                  className="score-opener"
                  aria-label={words.scores.cardsOf(format.whole(each), { label, name })}
                  aria-expanded={seat === open}
                  aria-controls={seat === open ? list : undefined}
                  onClick={() => onOpen(seat === open ? -1 : seat)}
                >
                  {text}
                </button>
              )}
            </td>
          );
        })}
      </tr>
      {shown && (
        <tr className="score-cards-row">
          <td colSpan={columns.length + 1}>
            {/* another seat's list scrolls into view again */}
            <CardList
              key={shown.seat}
              id={list}
              {...shown}
              title={words.scores.cardsTitle(label, shown.name)}
            />
          </td>
        </tr>
      )}
    </>
  );
}

interface CardListProps {
  readonly id: string;
  readonly title: string;
  readonly seat: number;
  readonly cards: readonly CardPoints[];
}

/**
 * The cards behind the points of a seat, the most points first; it scrolls into view when it is
 * opened.
 */
function CardList({ id, title, seat, cards }: CardListProps): ReactNode {
  const { format } = useLocale();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => bringIntoSight(box.current), []);
  const sorted = [...cards].sort(
    (a, b) => Math.abs(b.points) - Math.abs(a.points) || a.name.localeCompare(b.name, 'en'),
  );
  return (
    <div id={id} ref={box} className="score-cards">
      <p>
        <SeatMark seat={seat} size={16} /> <span>{title}</span>
      </p>
      <ul aria-label={title}>
        {sorted.map(({ name, points }, place) => (
          <li key={place}>
            <span>{name}</span>{' '}
            <b className={points < 0 ? 'negative' : ''}>{format.whole(points)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
