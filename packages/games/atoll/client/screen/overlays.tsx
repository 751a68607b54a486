import type { AtollEvent, CardId } from '../../src/index.ts';
import type { ReactNode } from 'react';
import type { Rect } from '@atoll/table-kit/ui/rect.ts';
import { plain } from '@atoll/table-kit/ui/rich-text.ts';
import type { Transition } from '@atoll/table-kit/table/canvas/transition.ts';
import { useControls } from '@atoll/table-kit/table/controls/controls-context.ts';
import { ReasonTag } from '@atoll/table-kit/table/controls/notes/reason-tag.tsx';
import { refusedAt } from '@atoll/table-kit/table/model/reasons.ts';
import { useAtoll } from '../panels/atoll-context.ts';
import { Notes } from '../panels/notes.tsx';
import { TideBanner } from '../panels/events/tide-banner.tsx';
import { isExplainedAtRest } from '../present/reasons.ts';
import { lastDoing } from '../present/text/step-events.ts';
import type { Parts } from './use-parts.ts';
import type { RecoveryState } from './use-recovery.ts';
import { REVEAL } from './use-reveal.ts';
import { lazyWithRetry } from '@atoll/table-kit/late/lazy-with-retry.tsx';

/** A match begins without a Recovery, an event, or a finger on a card. */
const ReadingCard = lazyWithRetry(
  async () => (await import('../panels/reading-card.tsx')).ReadingCard,
);
const EventReveal = lazyWithRetry(
  async () => (await import('../panels/events/sheets.ts')).EventReveal,
);
const RecoverySheet = lazyWithRetry(
  async () => (await import('../panels/events/sheets.ts')).RecoverySheet,
);

export interface OverlaysProps {
  readonly parts: Parts;
  readonly transition: Transition<AtollEvent>;
  /** Whether nothing is to move. */
  readonly still: boolean;
  readonly revealed: CardId | undefined;
  readonly recovery: RecoveryState;
  readonly peeked: CardId | undefined;
  /** Where the visible things of the table lie, by item. */
  readonly spots: ReadonlyMap<string, Rect>;
  readonly asked: boolean;
  /** Called with the height of the notes that stay, in CSS pixels; 0 for none. */
  readonly onNotes: (height: number) => void;
}

/** The overlays of the table: an event, a Recovery, a card below a finger, and the notes. */
export function Overlays(props: OverlaysProps): ReactNode {
  const {
    parts: { reader },
    transition,
    still,
    revealed,
    recovery,
    peeked,
  } = props;
  const { view, state, seat, names, layout } = useAtoll();
  return (
    <>
      {revealed && !state.past && (
        <EventReveal
          key={revealed}
          card={revealed}
          layout={layout}
          home={layout.panels.event}
          duration={still ? 0 : REVEAL}
        />
      )}
      {recovery.shown !== undefined && !state.past && (
        <RecoverySheet
          key={recovery.shown}
          steps={state.steps}
          layout={layout}
          names={names}
          you={seat}
          manner={still ? 'at once' : 'by steps'}
          cards={reader.hands}
          onClose={state.reading === true ? undefined : recovery.close}
        />
      )}
      <TideBanner round={view.round} manner={transition.manner} at={layout.reef} />
      {peeked && (
        <div className="at-peek">
          <ReadingCard card={peeked} />
        </div>
      )}
      <Refusals {...props} />
    </>
  );
}

/**
 * The reason of a refusal, beside its thing where that is in sight; with the last action, and a
 * hint.
 */
function Refusals({
  parts: {
    control,
    screen: { pan },
  },
  spots,
  asked,
  onNotes,
}: OverlaysProps): ReactNode {
  const { state, seat, layout } = useAtoll();
  const { table, interaction } = useControls();
  const { reasons, hint, pointing, attempts } = control;
  const refused = refusedAt({
    table,
    reasons,
    interaction,
    refusal: attempts.refusal,
    rule: attempts.rule,
    ...pointing,
    tells: isExplainedAtRest,
  });
  const at = refused && spots.get(refused.item);
  const question = layout.mode === 'phone' ? interaction.asking?.confirm : undefined;
  const there = at !== undefined && refused?.tried === true;
  const refusal = there ? undefined : attempts.refusal;
  return (
    <>
      {refused !== undefined && at !== undefined && (
        <ReasonTag {...refused} at={at} screen={layout} />
      )}
      <Notes
        beside={pan.moved || pan.hidden.length > 0 ? 'button' : 'nothing'}
        doing={lastDoing(state.steps, seat)}
        hint={hint}
        asked={asked}
        refusal={refusal ?? (question && plain(question))}
        rule={refusal === undefined ? undefined : attempts.rule}
        refusalCount={attempts.refusalCount}
        onHeight={onNotes}
      />
    </>
  );
}
