import type { GameReason } from '@atoll/table-kit/table/model/refusals.ts';
import type { AtollAction, AtollView } from '../../src/index.ts';
import { useCallback, useMemo } from 'react';
import type { Settings } from '@atoll/table-kit/settings/settings.ts';
import { hintText } from '@atoll/table-kit/table/model/hints/use-hint.ts';
import type { Interaction } from '@atoll/table-kit/table/model/interaction.ts';
import { useTable, type Table } from '@atoll/table-kit/table/model/use-table.ts';
import { plain } from '@atoll/table-kit/ui/rich-text.ts';
import { askedPhrase } from '../present/asked-phrase.ts';
import { autoAnswer, type PayWith } from '../present/auto.ts';
import { isTurnGroup } from '../present/groups.ts';
import { present, type PresenterWords } from '../present/present.ts';
import { previewPlan, type Preview } from '../present/preview.ts';
import { reasonText } from '../present/game-words.ts';
import { useAtollLocale } from '../words/atoll-locale.ts';
import type { AtollSession, AtollTableState } from '../table-types.ts';

export type AtollTable = Table<AtollAction, Preview>;

export interface AtollTableParts {
  readonly session: AtollSession;
  readonly state: AtollTableState;
  readonly view: AtollView;
  readonly legal: readonly AtollAction[];
  readonly names: readonly string[];
  readonly settings: Pick<Settings, 'askFirst' | 'autoPass'>;
  readonly pay: PayWith;
  /** Called so that a hint's suggestion can be brought forward, and put back. */
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
  const locale = useAtollLocale();
  const {
    seat,
    steps,
    prompt: { undoable },
  } = state;
  const { autoPass, askFirst } = settings;
  const own = Math.max(0, seat);
  const say = useCallback(
    (action: AtollAction) => locale.text.actionPhrase(action, { view, seat: own, names }),
    [locale.text, view, own, names],
  );
  const answer = useCallback(
    (open: readonly AtollAction[]) => autoAnswer(open, { pay, autoPass }),
    [pay, autoPass],
  );
  const plan = useMemo(() => previewPlan(pay), [pay]);
  const said = useMemo(
    (): PresenterWords => ({
      action: say,
      group: (group) =>
        isTurnGroup(group) ? locale.game.groups[group] : plain(askedPhrase(locale, view, legal)),
      confirmPass: (open) => [
        locale.game.passAsk,
        ' ',
        locale.game.passLoses(open.filter(isTurnGroup).map((group) => locale.game.groups[group])),
      ],
    }),
    [say, locale, view, legal],
  );
  const presented = useCallback(
    (interaction: Interaction, advised: AtollAction | undefined) =>
      present(locale, {
        view,
        seat,
        legal,
        interaction,
        words: said,
        reach: { undoable, steps },
        advised,
      }),
    [locale, view, seat, legal, said, undoable, steps],
  );
  const reason: GameReason = useCallback(
    (code, details) => reasonText(locale, code, details),
    [locale],
  );
  return useTable({
    session,
    state,
    legal,
    ask: askFirst,
    rules: {
      present: presented,
      reason,
      answer,
      plan,
      hint: (suggestion) => hintText(locale, suggestion, say),
      onHint,
      onHintEnd,
    },
  });
}
