import type { ReactNode } from 'react';
import { useControls } from '@atoll/table-kit/table/controls/controls-context.ts';
import { Slide } from '@atoll/table-kit/table/controls/choices/slide.tsx';
import { UndoButtons } from '@atoll/table-kit/table/controls/choices/undo-buttons.tsx';
import { PressGuard } from '@atoll/table-kit/ui/press-guard.tsx';
import { buttonsTop } from '../../layout/screen.ts';
import { reachText } from '../../present/text/reach-text.ts';
import { useAtollLocale } from '../../words/atoll-locale.ts';
import { ActionBar } from '../action-bar.tsx';
import { useAtoll } from '../atoll-context.ts';
import { PassButton } from '../pass-button.tsx';
import { PayButton } from '../pay-button.tsx';
import type { Undo } from '@atoll/table-kit/table/model/use-table.ts';
import type { ScreenState } from '../../screen/use-screen.ts';
import type { Payment } from '../shared.ts';

/** The prompts that come before a price is paid, or with it. */
const PAID: ReadonlySet<string> = new Set(['cell', 'payment', 'colony']);
/** The kinds of action that are bought from no tab. */
const KINDS = ['feed', 'useCoral', 'grow', 'purify', 'sell', 'bloom'] as const;

interface PhoneButtonsProps {
  readonly screen: ScreenState;
  readonly undo: Undo;
  readonly payment: Payment;
}

/** The possible actions, in a row that slides, and the ways back after it. */
export function PhoneButtons({ screen, undo, payment }: PhoneButtonsProps): ReactNode {
  const locale = useAtollLocale();
  const { view, state, own, names, layout, offered } = useAtoll();
  const { table, interaction } = useControls();
  const strip = layout.strip!;
  const possible = KINDS.filter((id) =>
    table.groups.some((group) => group.id === id && group.choices.length > 0),
  );
  return (
    <section
      id="at-actions"
      className="at-phone-bar"
      tabIndex={-1}
      style={{ left: strip.x + 8, top: buttonsTop(layout), width: strip.width - 16 }}
      aria-labelledby="at-actions-title"
    >
      <h2 id="at-actions-title" className="hidden">
        {locale.spoken.regions.actions}
      </h2>
      {/* the choices of a kind stand under the tab of the actions */}
      <Slide className="at-slide" moment={offered}>
        <ActionBar kinds={possible} things="left out" onOpen={() => screen.showTab('actions')} />
      </Slide>
      {/* elsewhere its place belongs to the possible actions */}
      {view.seats[own]!.scales > 0 && PAID.has(table.question) && <PayButton {...payment} />}
      {interaction.asking === undefined && (
        <UndoButtons
          prompt={state.prompt}
          undo={undo}
          reach={reachText(locale, state, names)}
          brief
        />
      )}
      <PassButton />
      <PressGuard moment={offered} />
    </section>
  );
}
