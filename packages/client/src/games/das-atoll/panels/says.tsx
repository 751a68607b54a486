import type { ReactNode } from 'react';
import { HintNote, RefusalNote } from '../../../table/controls/notes/notes.tsx';
import type { Table } from '../../../table/model/use-table.ts';
import { isPointedAt } from '../present/items.ts';
import { movingShip } from '../present/model.ts';
import { useDasLocale } from '../words/das-locale.ts';
import { lateWords } from './round.tsx';

/** What is said about what is asked: where to point, a hint, and why something is refused. */
export function Says({
  table: { model, interaction, attempts, hint },
  sending,
  refusal,
  round,
}: {
  readonly table: Table<unknown, unknown>;
  readonly sending: boolean;
  readonly refusal: string | undefined;
  readonly round: number;
}): ReactNode {
  const locale = useDasLocale();
  const { game } = locale;
  const { question, groups } = model;
  const { group, asking, item } = interaction;
  const meant = groups.filter(({ id }) => id === group || question !== 'turn');
  const points =
    question !== 'none' && !sending && isPointedAt(meant.flatMap(({ choices }) => choices));
  const free = asking === undefined && item === '';
  const rolls = groups.some(({ id }) => id === 'roll');
  const late = lateWords(locale, round);
  const moving = asking === undefined && movingShip(interaction) >= 0;
  const isMoving = moving && (model.items.get(item)?.choices.length ?? 0) === 0;
  return (
    <div className="das-says">
      <div>
        {refusal === undefined && !hint.open && free && points && <p>{game.pointAt}</p>}
        {refusal === undefined && !hint.open && rolls && late !== '' && (
          <p className="late">{late}</p>
        )}
        {isMoving && <p>{game.thenWhere}</p>}
        {refusal === undefined && group !== 'trade' && <HintNote hint={hint} />}
        <RefusalNote refusal={refusal} rule={attempts.rule} />
      </div>
    </div>
  );
}
