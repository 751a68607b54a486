import type { HistoryStep } from '@atoll/protocol';
import type { ReactNode } from 'react';
import type { TableSnapshot } from '@atoll/table-kit/table/session/table-state.ts';
import { loadRevertWords } from '@atoll/table-kit/words/load-table-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';

interface RevertMarkProps {
  readonly seats: TableSnapshot['seats'];
  readonly steps: readonly Pick<HistoryStep, 'seat' | 'undone'>[];
}

/** On the score sheet: which seats took back after something was revealed, and how often. */
export function RevertMark({ seats, steps }: RevertMarkProps): ReactNode {
  const words = useLaterWords(loadRevertWords);
  const count = (seat: number): number =>
    steps.filter((step) => step.undone !== undefined && step.seat === seat).length;
  const each = seats
    .map(({ name }, seat) => ({ name, count: count(seat) }))
    .filter((one) => one.count > 0);
  if (!words || each.length === 0) return null;
  const alone = seats.filter(({ kind }) => kind === 'person').length < 2;
  return (
    <p className="quiet">{alone ? words.sheetAlone(each[0]?.count ?? 0) : words.sheet(each)}</p>
  );
}
