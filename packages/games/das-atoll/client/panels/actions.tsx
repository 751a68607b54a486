import type { Prompt } from '@atoll/protocol';
import type { ReactNode } from 'react';
import { ActionBar } from '@atoll/table-kit/table/controls/choices/action-bar.tsx';
import { ChoiceList } from '@atoll/table-kit/table/controls/choices/choice-list.tsx';
import { GroupButtons } from '@atoll/table-kit/table/controls/choices/group-buttons.tsx';
import { UndoButtons } from '@atoll/table-kit/table/controls/choices/undo-buttons.tsx';
import { PressGuard } from '@atoll/table-kit/ui/press-guard.tsx';
import { HintButton } from '@atoll/table-kit/table/controls/notes/notes.tsx';
import type { Table } from '@atoll/table-kit/table/model/use-table.ts';
import { CARD_GROUPS, LASTING, type GroupId } from '../present/groups.ts';
import { isPointedAt } from '../present/items.ts';
import { wantedWords, type WantedInput } from '../present/wanted.ts';
import { useDasLocale } from '../words/das-locale.ts';
import { lookOf } from './group-looks.tsx';

/** Groups that open a form of their own in the place of a list. */
const FORMS: ReadonlySet<string> = new Set<GroupId>(['trade', 'exchange']);
/** Groups that are answered in a sheet of their own. */
const SHEETS: ReadonlySet<string> = new Set(['answer', 'discard']);

export interface ActionsProps extends WantedInput {
  readonly table: Table<unknown, unknown>;
  readonly prompt: Prompt;
}

/**
 * All buttons. Each kind of action has its place for the whole match, so that nothing moves below a
 * hand; a further prompt takes the place of all of them.
 */
export function Actions({ table, prompt, sending, round }: ActionsProps): ReactNode {
  const locale = useDasLocale();
  const { game } = locale;
  const { model, interaction, hint, undo } = table;
  const { question, groups } = model;
  const { group, asking, item } = interaction;
  const asked = question !== 'none' && !sending;
  const formed = SHEETS.has(question);
  const free = asking === undefined && item === '';
  const opened = groups.find(({ id }) => id === group)?.choices ?? [];
  const listed = asked && free && opened.length > 0 && !isPointedAt(opened) && !FORMS.has(group);
  const rolls = groups.some(({ id }) => id === 'roll');
  const answers = asked && !formed && (question !== 'turn' || !free);
  const once = asked && free && !listed && <Buttons {...{ table }} of={ONCE} />;
  const away = sending || listed || answers || rolls;
  const wanted = wantedWords(locale, { table, sending, round });
  const said = wanted !== '' && <p className="das-wanted">{wanted}</p>;
  const all = groups.flatMap(({ choices }) => choices);
  return (
    <section id="tb-actions" className="tb-panel das-panel" aria-label={game.titles.actions}>
      <h2 className="hidden">{game.titles.actions}</h2>
      {!rolls && once}
      <div className={away ? 'das-grid away' : 'das-grid'}>
        <GroupButtons groups={LASTING.map((id) => lookOf(game, id))} />
        {away && (
          <div className="das-asked">
            {rolls && once}
            {question !== 'turn' && said}
            {answers && (
              <ActionBar
                groups={[]}
                leads={() => true}
                things={isPointedAt(all) ? 'left out' : 'shown'}
              />
            )}
            {listed && <ChoiceList only={group} />}
          </div>
        )}
        <div className="das-undo">
          {free && !sending && <UndoButtons {...{ prompt, undo }} reach="" brief={wanted !== ''} />}
          {question === 'turn' && said}
        </div>
        <HintButton hint={hint} asked={asked && !formed} />
        <PressGuard moment={table.offered} />
      </div>
    </section>
  );
}

/** Groups whose button exists for a moment only. */
const ONCE: readonly GroupId[] = ['reveal', 'roll'];

/** A button for each of these groups that is available now. */
function Buttons({
  table: { model },
  of,
}: Pick<ActionsProps, 'table'> & { readonly of: readonly GroupId[] }): ReactNode {
  const { game } = useDasLocale();
  const some = of.filter((id) => model.groups.some((group) => group.id === id));
  return some.length > 0 && <GroupButtons groups={some.map((id) => lookOf(game, id))} />;
}

/** The development cards that can be played now. */
export const PlayedCards = ({ table }: Pick<ActionsProps, 'table'>): ReactNode => (
  <Buttons table={table} of={CARD_GROUPS} />
);
