import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '@atoll/table-kit/ui/dialog/confirm-dialog.tsx';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { useMenuWords } from '../menu-words-context.ts';
import { concede, useAsking, type StandInProps } from '../seat-asking.ts';

/** In the menu: concedes, after a confirmation that explains the effect. */
export function ConcedeMenu({
  table,
  state,
  snapshot,
  onDone,
}: StandInProps & { readonly onDone: () => void }): ReactNode {
  const locale = useLocale();
  const { concede: words } = useMenuWords();
  const { problem, ask } = useAsking(onDone);
  const [open, setOpen] = useState(false);
  const { phase, seats, game, concedingEnds } = snapshot;
  const own = seats[state.seat];
  if (phase !== 'playing' || own === undefined || own.conceded > 0) return null;
  return (
    <div className="menu-line menu-concede">
      <ConfirmDialog
        words={{
          title: words.title,
          text: concedingEnds ? words.ends : words.playsOn,
          keep: words.back,
          sure: words.sure,
        }}
        open={open}
        onOpen={setOpen}
        opener={{ label: words.open, className: 'button dark small' }}
        problem={problem}
        onSure={() => ask(concede(locale, table, game))}
      />
      <p className="quiet">{words.openHint}</p>
    </div>
  );
}
