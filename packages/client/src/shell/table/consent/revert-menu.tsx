import { useState, type ReactNode } from 'react';
import { othersAsked } from '@atoll/table-kit/table/controls/reverts.ts';
import { ConfirmDialog } from '@atoll/table-kit/ui/dialog/confirm-dialog.tsx';
import { loadRevertWords } from '@atoll/table-kit/words/load-table-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { isReplaced } from '../absent/absence.ts';
import type { StandInProps } from '../seat-asking.ts';
import { useRevertAsking } from './use-revert-asking.ts';

/**
 * In the menu: asks all other people once to take back a decision after something was revealed,
 * after a confirmation that explains the effect.
 */
export function RevertMenu({
  table,
  state,
  snapshot,
  onDone,
}: StandInProps & { readonly onDone: () => void }): ReactNode {
  const words = useLaterWords(loadRevertWords);
  const [open, setOpen] = useState(false);
  const { problem, busy, ask } = useRevertAsking(table, words, { onDone });
  const { seat, prompt, steps } = state;
  const { seats, phase, revert } = snapshot;
  const mayAsk = phase === 'playing' && seat >= 0 && prompt.settled > 0 && revert.seat < 0;
  if (!words || !mayAsk || isReplaced(snapshot, seat)) return null;
  const others = othersAsked(seats, { asker: seat }).map((other) => seats[other]?.name ?? '');
  const alone = others.length === 0;
  return (
    <div className="menu-line">
      <ConfirmDialog
        words={{
          title: words.title,
          text: [
            words.since(steps.filter(({ seq }) => seq >= prompt.settled).length),
            alone ? words.alone : words.asked(others),
            words.seen,
          ].join(' '),
          keep: words.leave,
          sure: alone ? words.takeBack : words.ask,
        }}
        open={open}
        onOpen={setOpen}
        opener={{
          label: alone ? words.openAlone : words.open,
          className: 'button dark small revert-open',
        }}
        problem={problem}
        busy={busy}
        onSure={() => ask({ do: 'ask', entry: prompt.settled })}
      />
      <p className="quiet">{alone ? words.openAloneHint : words.openHint}</p>
    </div>
  );
}
