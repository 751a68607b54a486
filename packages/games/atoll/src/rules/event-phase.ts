import { eventCard } from '../cards/index.ts';
import { pushFrame, type Context } from '../context.ts';
import { seatsFrom } from '../turn.ts';

/**
 * Reveals the next event on top of the past ones (rulebook, "Events"). Its immediate effect is
 * carried out by each seat, clockwise from the Starting Player (ruling 44), or once. A persistent
 * event is in force while it lies there.
 */
export function beginEvent(ctx: Context): void {
  const { state } = ctx;
  const card = state.events.deck.at(-1);
  if (card === undefined) return;
  state.phase = 'event';
  state.events.deck = state.events.deck.slice(0, -1);
  state.events.past = [...state.events.past, card];
  ctx.sealed = true;
  ctx.events.push({ type: 'eventRevealed', card, round: state.round });
  const event = eventCard(card);
  if (event.kind === 'persistent') return;
  const seats = event.once ? [state.starter] : seatsFrom(state, state.starter).toReversed();
  for (const seat of seats) pushFrame(ctx, seat, { card, todo: event.do });
}
