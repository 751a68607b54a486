import type { AtollAction, AtollView } from '@atoll/game-atoll';
import { actionPhrase } from '@atoll/game-atoll/text';
import { useCallback, useMemo } from 'react';
import type { Settings } from '../../settings/settings.ts';
import { hintText } from '../../table/model/use-hint.ts';
import type { Interaction } from '../../table/model/interaction.ts';
import { useTable, type Table } from '../../table/model/use-table.ts';
import type { TableSession } from '../../table/session/table-session.ts';
import type { TableState } from '../../table/session/table-state.ts';
import { plain } from '../../ui/rich-text.ts';
import { askedPhrase } from './present/asked-phrase.ts';
import { autoAnswer, type PayWith } from './present/auto.ts';
import { isTurnGroup } from './present/groups.ts';
import { present, type PresenterWords } from './present/present.ts';
import { previewPlan, type Preview } from './present/preview.ts';
import { reasonText } from './words/game-words.ts';
import { words } from './words/interface.ts';

export type AtollTable = Table<AtollAction, Preview>;

export interface AtollTableParts {
  readonly session: TableSession;
  readonly state: TableState;
  readonly view: AtollView;
  readonly legal: readonly AtollAction[];
  readonly names: readonly string[];
  readonly settings: Pick<Settings, 'askFirst' | 'autoPass'>;
  readonly pay: PayWith;
  /** What a hint suggests can come forward, and go back. */
  readonly onHint: (action: AtollAction) => void;
  readonly onHintEnd: (action: AtollAction) => void;
}

/** The table of Atoll in front of a person. */
export function useAtollTable({
  session,
  state,
  view,
  legal,
  names,
  settings,
  pay,
  onHint,
  onHintEnd,
}: AtollTableParts): AtollTable {
  const {
    seat,
    steps,
    duty: { undoable },
  } = state;
  const { autoPass, askFirst } = settings;
  const own = Math.max(0, seat);
  const say = useCallback(
    (action: AtollAction) => actionPhrase(action, { view, seat: own, names }),
    [view, own, names],
  );
  const answer = useCallback(
    (open: readonly unknown[]) => autoAnswer(open as readonly AtollAction[], { pay, autoPass }),
    [pay, autoPass],
  );
  const said = useMemo(
    (): PresenterWords => ({
      action: say,
      group: (group) =>
        isTurnGroup(group) ? words.groups[group] : plain(askedPhrase(view, legal)),
      confirmPass: (open) => [
        words.passAsk,
        ' ',
        words.passLoses(open.filter(isTurnGroup).map((group) => words.groups[group])),
      ],
    }),
    [say, view, legal],
  );
  const presented = useCallback(
    (interaction: Interaction, advised: AtollAction | undefined) =>
      present({ view, seat, legal, interaction, words: said, reach: { undoable, steps }, advised }),
    [view, seat, legal, said, undoable, steps],
  );
  return useTable<AtollView, AtollAction, Preview>({
    session,
    state,
    legal,
    ask: askFirst,
    rules: {
      present: presented,
      reason: reasonText,
      answer,
      plan: previewPlan,
      hint: (suggestion) => hintText(suggestion, say),
      onHint,
      onHintEnd,
    },
  });
}
