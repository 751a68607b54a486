import { actionType } from '@atoll/table-kit/table/model/reasons.ts';
import type { DasAtollAction, DasAtollPrivateView } from '../../src/index.ts';
import type { Prompt } from '@atoll/protocol';
import { useMemo, type ReactNode } from 'react';
import {
  ControlsContext,
  useControls,
  type TableControls,
} from '@atoll/table-kit/table/controls/controls-context.ts';
import type { Table } from '@atoll/table-kit/table/model/use-table.ts';
import { namedReason } from '../present/missing.ts';
import { useDasLocale } from '../words/das-locale.ts';
import { Actions, PlayedCards } from './actions.tsx';
import { DevelopmentCards, Hand, type HandProps } from './hand.tsx';
import { Says } from './says.tsx';

/** The hand of the own seat, its actions, and the notes on them; nothing for a spectator. */
export function OwnPart({
  own,
  table,
  prompt,
  sending,
  ...hand
}: Omit<HandProps, 'own'> & {
  readonly own: DasAtollPrivateView | undefined;
  readonly table: Table<DasAtollAction, never>;
  readonly prompt: Prompt;
  /** A decision of several steps is under way. */
  readonly sending: boolean;
}): ReactNode {
  const locale = useDasLocale();
  const controls = useControls();
  const { attempts, interaction, model } = table;
  const held = own?.hand;
  const named = useMemo(
    (): TableControls => ({
      ...controls,
      why: (kind) => namedReason(locale, { kind, hand: held ?? [], reason: controls.why(kind) }),
    }),
    [controls, locale, held],
  );
  if (own === undefined || hand.seat < 0) return <div className="das-own" />;
  const meant = model.items.get(interaction.refused)?.attempt;
  const refusal =
    attempts.refusal &&
    namedReason(locale, { kind: actionType(meant), hand: own.hand, reason: attempts.refusal });
  return (
    <div className="das-own">
      <ControlsContext value={named}>
        <Says {...{ table, refusal }} />
        <Hand {...hand} own={own} />
        <DevelopmentCards own={own}>
          <PlayedCards table={table} />
        </DevelopmentCards>
        <Actions {...{ table, prompt, sending }} round={hand.view.round} />
      </ControlsContext>
    </div>
  );
}
