import { COSTS, RESOURCES, type Counts } from '@atoll/game-das-atoll/table-facts';
import type { Prompt } from '@atoll/protocol';
import type { ReactNode } from 'react';
import { ActionBar } from '../../../table/controls/choices/action-bar.tsx';
import { ChoiceList } from '../../../table/controls/choices/choice-list.tsx';
import type { GroupLook } from '../../../table/controls/choices/group-buttons.tsx';
import { UndoButtons } from '../../../table/controls/choices/undo-buttons.tsx';
import { Icon } from '../../../table/controls/icon.tsx';
import { HintButton, HintNote, RefusalNote } from '../../../table/controls/notes/notes.tsx';
import type { Choice, TableModel } from '../../../table/model/table-model.ts';
import type { Table } from '../../../table/model/use-table.ts';
import type { GroupId } from '../present/groups.ts';
import { movingShip } from '../present/model.ts';
import { useDasLocale } from '../words/das-locale.ts';

/** More answers than this are not listed where the map stands for each. */
const FEW = 6;

const ICONS: Readonly<Record<GroupId, string>> = {
  roll: 'das:dice',
  settlement: 'das:settlement',
  city: 'das:city',
  road: 'das:road',
  ship: 'das:ship',
  move: 'das:move',
  buy: 'das:card',
  trade: 'das:trade',
  exchange: 'das:bank',
  knight: 'das:knight',
  'road-building': 'das:road',
  monopoly: 'das:monopoly',
  plenty: 'das:plenty',
  reveal: 'crown',
  withdraw: 'close',
  end: 'check',
};
const PRICES: Readonly<Partial<Record<GroupId, Counts>>> = {
  settlement: COSTS.settlement,
  city: COSTS.city,
  road: COSTS.road,
  ship: COSTS.ship,
  buy: COSTS.card,
};

const isGroup = (id: string): id is GroupId => id in ICONS;
/** What opens a form of its own in the place of a list. */
const FORMS: ReadonlySet<string> = new Set<GroupId>(['trade', 'exchange']);

/** A price as one small icon for each card. */
function Price({ of }: { readonly of: Counts }): ReactNode {
  return (
    <span className="das-price" aria-hidden="true">
      {RESOURCES.flatMap((resource, i) =>
        Array.from({ length: of[i] ?? 0 }, (_, one) => (
          <Icon key={`${resource}${one}`} name={`cargo:${resource}`} size={12} />
        )),
      )}
    </span>
  );
}

const looksOf = ({ groups }: TableModel): readonly GroupLook[] =>
  groups.map(({ id, label }) => {
    const price = isGroup(id) ? PRICES[id] : undefined;
    return {
      id,
      label,
      icon: isGroup(id) ? ICONS[id] : '',
      ...(price && { note: <Price of={price} /> }),
    };
  });

/** Whether choices are pointed at on the map rather than listed. */
const pointedAt = (choices: readonly Choice[]): boolean =>
  choices.length > 0 && choices.every(({ item }) => item !== '');

/** All that can be pressed: what can be done, how to take it back, a hint, why it was refused. */
export function Actions({
  table: { model, interaction, attempts, hint, undo },
  duty,
  sending,
}: {
  readonly table: Table<unknown, unknown>;
  readonly duty: Prompt;
  /** A decision of several steps is under way. */
  readonly sending: boolean;
}): ReactNode {
  const { game } = useDasLocale();
  const { question } = model;
  const asked = question !== 'none' && !sending;
  const formed = question === 'answer' || question === 'discard';
  const { group, asking, item } = interaction;
  const free = asking === undefined && item === '';
  const opened = model.groups.find(({ id }) => id === group)?.choices ?? [];
  const all = model.groups.flatMap(({ choices }) => choices);
  const many = question !== 'turn' && all.length > FEW && pointedAt(all);
  const moving = asking === undefined && movingShip(interaction) >= 0 && opened.length === 0;
  return (
    <section id="tb-actions" className="tb-panel" aria-label={game.titles.actions}>
      <h2 className="hidden">{game.titles.actions}</h2>
      {asked && !formed && (
        <ActionBar
          groups={looksOf(model)}
          leads={() => true}
          things={many ? 'left out' : 'shown'}
        />
      )}
      {asked && !formed && free && (many || pointedAt(opened)) && (
        <p className="tb-quiet">{game.pointAt}</p>
      )}
      {moving && <p className="tb-quiet">{game.thenWhere}</p>}
      {opened.length > 0 && free && !pointedAt(opened) && !FORMS.has(group) && (
        <ChoiceList only={group} />
      )}
      {free && !sending && <UndoButtons duty={duty} undo={undo} reach="" />}
      {!formed && <HintButton hint={hint} asked={asked} />}
      <HintNote hint={hint} />
      <RefusalNote refusal={attempts.refusal} rule={attempts.rule} />
    </section>
  );
}
