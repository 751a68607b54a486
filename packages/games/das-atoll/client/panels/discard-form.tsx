import type { DasAtollAction, DasAtollPrivateView, DasAtollView } from '../../src/index.ts';
import { RESOURCES, sumOf, type Counts } from '../../src/table-facts.ts';
import { useState, type ReactNode } from 'react';
import { TableButton } from '@atoll/table-kit/table/controls/choices/table-button.tsx';
import { suggestDiscard } from '../present/suggest-discard.ts';
import type { Sequence } from '../use-sequence.ts';
import { useDasLocale } from '../words/das-locale.ts';
import { Stepper } from './stepper.tsx';

/** The discard on a seven: chosen card by card, or as suggested. */
export function DiscardForm({
  view,
  own,
  seat,
  sequence: { send, sending },
}: {
  readonly view: DasAtollView;
  readonly own: DasAtollPrivateView;
  readonly seat: number;
  readonly sequence: Sequence;
}): ReactNode {
  const { game } = useDasLocale();
  const count = view.toDiscard[seat] ?? 0;
  const [chosen, choose] = useState<Counts>(() => RESOURCES.map(() => 0));
  const left = count - sumOf(chosen);
  const most = chosen.map((each, kind) => Math.min(own.hand[kind] ?? 0, each + left));
  const onSend = (): void => {
    if (left !== 0 || sending) return;
    send(
      RESOURCES.flatMap((resource, kind) =>
        Array.from(
          { length: chosen[kind] ?? 0 },
          (): DasAtollAction => ({ type: 'discard', resource }),
        ),
      ),
      'nothing',
    );
  };
  return (
    <section className="das-sheet das-form das-discard" aria-label={game.discard.title(count)}>
      <h2>{game.discard.title(count)}</h2>
      <Stepper
        side={game.discard.side}
        heading="left out"
        counts={chosen}
        held={own.hand}
        most={most}
        onChange={choose}
      />
      <div className="das-sheet-end">
        <p>{game.discard.rest(left)}</p>
        <TableButton
          label={game.discard.suggest}
          look="plain"
          onClick={() => choose(suggestDiscard(own.hand, count))}
        />
        <TableButton
          label={sending ? game.trade.sending : game.discard.send}
          look={left === 0 ? 'main' : 'calm'}
          aria-disabled={left !== 0 || sending}
          onClick={onSend}
        />
      </div>
    </section>
  );
}
