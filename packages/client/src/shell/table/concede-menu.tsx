import * as Dialog from '@radix-ui/react-dialog';
import { useState, type ReactNode } from 'react';
import { useLocale } from '../../words/use-locale.ts';
import { useMenuWords } from './menu-words-context.ts';
import { concede, useAsking, type StandInProps } from './seat-asking.ts';

/** In the menu: to give up, which a second press confirms where it says what that means. */
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
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Trigger className="button dark small">{words.open}</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Overlay className="veil" />
          <Dialog.Content className="dialog grain" role="alertdialog">
            <Dialog.Title>{words.title}</Dialog.Title>
            <Dialog.Description>{concedingEnds ? words.ends : words.playsOn}</Dialog.Description>
            {problem !== undefined && (
              <p className="problem" role="alert">
                {problem}
              </p>
            )}
            <p className="row">
              <Dialog.Close className="button go">{words.back}</Dialog.Close>
              <button
                type="button"
                className="button plain"
                onClick={() => ask(concede(locale, table, game))}
              >
                {words.sure}
              </button>
            </p>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      <p className="quiet">{words.openHint}</p>
    </div>
  );
}
