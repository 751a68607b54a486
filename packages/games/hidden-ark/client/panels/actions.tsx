import type { HiddenArkAction, HiddenArkView } from '../../src/index.ts';
import { EXCHANGE_PRICE } from '../../src/cards/index.ts';
import { columnsOf } from '../../src/views/index.ts';
import type { Prompt } from '@atoll/protocol';
import type { ReactNode } from 'react';
import '@atoll/table-kit/table/controls/choices/action-panel.css';
import { ActionBar } from '@atoll/table-kit/table/controls/choices/action-bar.tsx';
import { ChoiceList } from '@atoll/table-kit/table/controls/choices/choice-list.tsx';
import { UndoButtons } from '@atoll/table-kit/table/controls/choices/undo-buttons.tsx';
import { errandAction } from '../present/errands.ts';
import { isListed, pointedAt } from '../present/listed.ts';
import { portionsOf } from '../present/portions.ts';
import { PressGuard } from '@atoll/table-kit/ui/press-guard.tsx';
import { HintButton, HintNote, RefusalNote } from '@atoll/table-kit/table/controls/notes/notes.tsx';
import type { Choice, TableModel } from '@atoll/table-kit/table/model/table-model.ts';
import type { Table } from '@atoll/table-kit/table/model/use-table.ts';
import type { GroupId } from '../present/groups.ts';
import { partOf } from '../present/tab.ts';
import { useArkLocale } from '../words/ark-locale.ts';
import { PortionsForm } from './portions-form.tsx';
import { TurnLeft } from './turn-left.tsx';

const ICONS: Readonly<Record<GroupId, string>> = {
  take: 'token:back',
  draw: 'glyph:opportunity',
  build: 'glyph:build',
  operation: 'glyph:operation',
  upgrade: 'glyph:upgrade',
  research: 'glyph:research',
  move: 'glyph:movement',
  rescue: 'glyph:rescue',
  station: 'glyph:station',
  launch: 'glyph:vessel',
  install: 'glyph:upgrade',
  study: 'glyph:research',
  extend: 'glyph:extension',
  swap: 'glyph:movement',
  play: 'glyph:opportunity',
  exchange: 'glyph:exchange',
  investigate: 'glyph:discovery',
  convert: 'glyph:exchange',
  end: '',
};

const isGroup = (id: string): id is GroupId => id in ICONS;

const answersOf = ({ groups }: TableModel): readonly Choice[] =>
  groups.flatMap(({ choices }) => choices);

/** The price of choosing the column of the last turn once more. */
function RepeatPrice({ price }: { readonly price: number }): ReactNode {
  const { game } = useArkLocale();
  return (
    <>
      <span aria-hidden="true">−{price}</span>
      <span className="hidden">{game.columns.repeat(price)}</span>
    </>
  );
}

interface ActionsProps {
  readonly view: HiddenArkView;
  readonly seat: number;
  readonly table: Table<HiddenArkAction, unknown>;
  readonly legal: readonly HiddenArkAction[];
  readonly prompt: Prompt;
  /** Resources that a voyage costs after the ones of the current prompt. */
  readonly owed: () => number;
}

/**
 * The form to pay or research several resources at once, unless the person opened a single step.
 */
function Several({ view, seat, table, legal, prompt, owed }: ActionsProps): ReactNode {
  const { advised, attempts, model } = table;
  const portions = portionsOf({ view, seat, legal, advised, owed: owed() });
  if (portions === undefined) return null;
  const { kind, total, first } = portions;
  const hinted = model.question === 'turn' ? advised?.type === 'study' : advised?.type === 'pay';
  return (
    <PortionsForm
      key={`${prompt.question} ${kind} ${total} ${hinted ? first.join() : ''}`}
      portions={portions}
      advised={hinted}
      onDone={(actions) => attempts.send(errandAction(actions))}
    />
  );
}

/** All controls: the possible actions, undo, a hint, and the reason of a refusal. */
export function Actions(props: ActionsProps): ReactNode {
  const { view, table, legal, prompt } = props;
  const { model, interaction, attempts, hint, undo } = table;
  const { game } = useArkLocale();
  const { group } = interaction;
  const asked = model.question !== 'none';
  // an unfinished selection has its own way back
  const free = interaction.asking === undefined && interaction.item === '';
  const opened = model.groups.find(({ id }) => id === group)?.choices ?? [];
  const many = model.question !== 'turn' && pointedAt(answersOf(model));
  const answers = opened.length > 0 ? opened : answersOf(model);
  const listed = free && isListed(group, opened);
  const pointing = free && opened.length > 0 && !listed;
  const paying = free && model.question === 'pay';
  const studying = free && group === '' && legal.some(({ type }) => type === 'study');
  return (
    <section
      id="tb-actions"
      className="tb-panel"
      aria-label={game.actions}
      data-listed={listed ? group : undefined}
    >
      <h2 className="hidden">{game.actions}</h2>
      {free && !listed && model.question === 'turn' && <TurnLeft view={view} />}
      {(paying || studying) && <Several {...props} />}
      {asked && !listed && !paying && (
        <Buttons
          {...props}
          things={many ? 'left out' : 'shown'}
          without={studying ? 'study' : ''}
          only={pointing ? group : ''}
        />
      )}
      {free && (many || pointing) && (
        <p className="tb-quiet">
          {pointing && group === 'draw'
            ? game.goesBack
            : game.pointAt[partOf(answers[0]?.item ?? '') ?? 'map']}
        </p>
      )}
      {listed && group === 'exchange' && <p>{game.exchangeFor(EXCHANGE_PRICE)}</p>}
      {listed && group === 'take' && <p className="tb-quiet ark-in-row">{game.pointAt.row}</p>}
      {listed && <ChoiceList only={group} />}
      {free && <UndoButtons prompt={prompt} undo={undo} reach="" />}
      {free && <HintButton hint={hint} asked={asked} />}
      <HintNote hint={hint} />
      <RefusalNote attempts={attempts} />
      <PressGuard moment={table.offered} />
    </section>
  );
}

interface ButtonsProps {
  readonly things: 'shown' | 'left out';
  /** The kind of action that has no button, or ''. */
  readonly without: string;
  /**
   * The only kind of action that has a button while its place is chosen on the map, since more
   * buttons would cover the lowest row of the map; '' for all kinds.
   */
  readonly only: string;
}

/** The answers to the prompt, or a button for each kind of action. */
function Buttons({
  view,
  seat,
  table: { model },
  things,
  without,
  only,
}: ActionsProps & ButtonsProps): ReactNode {
  const repeated = columnsOf(view, seat).find(({ repeat }) => repeat > 0);
  const looks = model.groups
    .filter(({ id }) => id !== without && (only === '' || id === only))
    .map(({ id, label }) => ({
      ...{ id, label, icon: isGroup(id) ? ICONS[id] : '' },
      ...(repeated?.column === id && { note: <RepeatPrice price={repeated.repeat} /> }),
    }));
  return <ActionBar groups={looks} leads={() => true} things={things} />;
}
