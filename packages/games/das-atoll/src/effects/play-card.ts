import { countKnights } from '../awards.ts';
import { cardIndex, type Card } from '../numbers.ts';
import { indexOfResource, moveCards, noCounts, type Resource } from '../resource.ts';
import type { Change } from './turn.ts';

/** The card leaves the hand; one a turn. */
function play({ state, seat, events }: Change, card: Card): void {
  const index = cardIndex(card);
  state.players[seat].cards[index]--;
  state.usedCards[index]++;
  state.played = true;
  events.push({ type: 'played', seat, card });
}

/** The pirate goes one step after the robber. */
export function playKnight(change: Change): void {
  const { state, seat, events } = change;
  play(change, 'knight');
  state.players[seat].knights++;
  countKnights(state, events);
  state.pirateSteps = 1;
  state.phase = 'robber';
}

/** Two roads or ships in any mix, as far as there are pieces and places. */
export function playRoadBuilding(change: Change): void {
  play(change, 'roads');
  change.state.free = 2;
  change.state.phase = 'free-pieces';
}

/** All others hand over their cards of a resource. */
export function playMonopoly(change: Change, resource: Resource): void {
  const { state, seat, events } = change;
  play(change, 'monopoly');
  const index = indexOfResource(resource);
  const taker = state.players[seat].hand;
  state.players.forEach(({ hand }, from) => {
    if (from === seat || hand[index] === 0) return;
    events.push({ type: 'monopoly', seat, resource, from, cards: hand[index] });
    taker[index] += hand[index];
    hand[index] = 0;
  });
}

export function playPlenty(
  change: Change,
  { first, second }: { readonly first: Resource; readonly second: Resource },
): void {
  const { state, seat, events } = change;
  play(change, 'plenty');
  const cards = noCounts();
  cards[indexOfResource(first)]++;
  cards[indexOfResource(second)]++;
  moveCards(state.bank, state.players[seat].hand, cards);
  events.push({ type: 'got', seat, cards });
}
