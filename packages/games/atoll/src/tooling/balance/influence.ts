import { animalCard, blankId, coralCard, eventCard, isEvent } from '../../cards/index.ts';
import { reefOf, topFrame } from '../../context.ts';
import { eventInForce, huntsPerRound } from '../../modifiers.ts';
import { cloneState, type AtollState } from '../../state.ts';
import type { AtollStep } from '../step.ts';
import { effects } from './names.ts';
import type { QuestionName } from './notes.ts';

/** The questions at which the influence of an effect is measured. */
export function questionOf(state: AtollState): QuestionName | undefined {
  const frame = topFrame(state);
  if (!frame) return state.phase === 'action' ? 'turn' : undefined;
  return frame.todo[0]?.op === 'income' ? 'income' : undefined;
}

/**
 * The effects that a seat may play around: those of its own passive cards and of the event in
 * force, by card.
 */
function inForce(state: AtollState, seat: number): readonly string[] {
  const reef = reefOf(state, seat);
  const corals = reef.corals.filter(
    ({ card, polluted }) => !polluted && coralCard(card).ability.type === 'passive',
  );
  const animals = reef.animals.filter(
    ({ card, level }) => level < 3 && animalCard(card).feed.kind === 'passive',
  );
  const event = eventInForce(state);
  return [...[...corals, ...animals].map(({ card }) => card), ...(event ? [event.id] : [])];
}

/** The immediate event that a step revealed, if any: its influence shows in the following round. */
function sudden({ events }: AtollStep): readonly string[] {
  return events.flatMap((event) =>
    event.type === 'eventRevealed' && eventCard(event.card).kind === 'immediate'
      ? [event.card]
      : [],
  );
}

/** The position before the event that comes next, with that event out of the way. */
function spared(state: AtollState): AtollState {
  const changed = cloneState(state);
  changed.events.deck = [];
  return changed;
}

/** The same position with one effect in force switched off. */
function without(state: AtollState, seat: number, effect: string): AtollState {
  const changed = cloneState(state);
  const reef = reefOf(changed, seat);
  if (isEvent(effect)) changed.events.past = [...changed.events.past, blankId(effect)];
  const blank = <T extends { readonly card: string }>(item: T): T =>
    item.card === effect ? { ...item, card: blankId(effect) } : item;
  reef.corals = reef.corals.map(blank);
  reef.animals = reef.animals.map(blank);
  const hunts = huntsPerRound(state, reefOf(state, seat)) - huntsPerRound(changed, reef);
  reef.huntsReady = Math.max(0, reef.huntsReady - hunts);
  return changed;
}

/** Effects that a player of Atoll may play around. */
export const influence = { effects, inForce, without, sudden, spared };
