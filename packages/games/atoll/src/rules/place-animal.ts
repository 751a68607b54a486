import { animalCard } from '../cards/index.ts';
import { reefOf, type Context } from '../context.ts';
import { animalCells, facingFree, isTaken, mostFacing } from '../reef/grid.ts';
import type { AskHandler } from '../resolution/handler.ts';
import { findAnimal } from '../reef/animal-levels.ts';
import { coloniesNeeded } from '../modifiers.ts';
import { offerOf, pileOf } from '../offer.ts';
import { refuse } from '../reason.ts';
import { putAnimal } from '../state.ts';
import type { TaskOf } from '../task.ts';
import type { CardId } from '../vocabulary.ts';

/**
 * A bought animal goes beside a coral, where enough colonies face it (rulebook, "Animal Purchase").
 */
export const placeAnimal: AskHandler<TaskOf<'placeAnimal'>> = {
  question: () => ({ kind: 'cell', count: 0, of: '' }),
  isOpen(state, frame) {
    const reef = reefOf(state, frame.seat);
    const need = coloniesNeeded(state, reef, animalCard(frame.card));
    return mostFacing(reef) >= need;
  },
  candidates: (state, frame) => animalCells(reefOf(state, frame.seat)),
  check(state, frame, _task, answer, reasons) {
    if (answer.type !== 'cell') return refuse(reasons, 'not-an-option');
    const reef = reefOf(state, frame.seat);
    const have = facingFree(reef, answer);
    if (have === undefined)
      return refuse(reasons, isTaken(reef, answer) ? 'cell-taken' : 'cell-wrong');
    const need = coloniesNeeded(state, reef, animalCard(frame.card));
    return have >= need || refuse(reasons, 'too-few-colonies', { need, have });
  },
  step(ctx, frame, _task, answer) {
    if (answer.type !== 'cell') return [];
    const { seat, card } = frame;
    const { x, y } = answer;
    const pile = pileOf(ctx.state, offerOf(card));
    pile.offer = pile.offer.filter((other) => other !== card);
    const reef = reefOf(ctx.state, seat);
    reef.animals = [...reef.animals, { card, x, y, level: 1, fatigue: 0, partner: '' }];
    ctx.events.push({ type: 'animalPlaced', seat, card, x, y });
    formPair(ctx, seat, card);
    return [];
  },
};

/**
 * A pair forms when its second animal arrives, and only then (ruling 38). Cards know one partner at
 * the most.
 */
function formPair(ctx: Context, seat: number, card: CardId): void {
  const reef = reefOf(ctx.state, seat);
  const wanted = animalCard(card).symbiosis;
  const partner = wanted === undefined ? undefined : findAnimal(reef, wanted);
  const arrived = findAnimal(reef, card);
  if (!partner || !arrived || partner.partner !== '') return;
  putAnimal(reef, { ...partner, partner: card });
  putAnimal(reef, { ...arrived, partner: partner.card });
  ctx.events.push({ type: 'paired', seat, card, partner: partner.card });
}
