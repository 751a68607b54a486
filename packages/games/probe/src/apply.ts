import { nextInt, type Outcome, type Seat, type Step } from '@atoll/engine';
import {
  discardPhase,
  targetOf,
  worthOf,
  type Offer,
  type ProbeAction,
  type ProbeEvent,
  type ProbeState,
} from './state.ts';

type ProbeStep = Step<ProbeState, ProbeEvent>;

export function apply(state: ProbeState, seat: Seat, action: ProbeAction): ProbeStep {
  switch (action.type) {
    case 'discard':
      return discard(state, seat, action.card);
    case 'deliver':
      remove(state, seat, action.card);
      state.delivered[seat] = (state.delivered[seat] ?? 0) + worthOf(action.card);
      return endTurn(state, [{ type: 'delivered', seat, card: action.card }]);
    case 'roll': {
      const die = 1 + nextInt(state.rng, 6);
      if (die > 3) state.waves += die - 3;
      else if (!state.calm) state.storm += die;
      return endTurn(state, [{ type: 'rolled', seat, die }]);
    }
    case 'offer':
      show(state, seat, action.card);
      state.offer = { card: action.card, kind: action.kind, answers: state.hands.map(() => 0) };
      state.offered = true;
      return {
        state,
        events: [{ type: 'offered', seat, card: action.card, kind: action.kind }],
        sealed: true,
        ended: false,
      };
    case 'answer':
      show(state, seat, action.card);
      (state.offer as Offer).answers[seat] = action.card;
      return {
        state,
        events: [{ type: 'answered', seat, card: action.card }],
        sealed: true,
        ended: true,
      };
    case 'take':
      return trade(state, seat, action.from);
    case 'withdraw':
      giveBack(state, seat);
      return { state, events: [{ type: 'withdrew', seat }], sealed: false, ended: false };
  }
}

/**
 * No seat sees a choice before all have chosen; a seat can take its choice back until another seat
 * acts.
 */
function discard(state: ProbeState, seat: Seat, card: number): ProbeStep {
  remove(state, seat, card);
  state.chosen[seat] = card;
  const chose: ProbeEvent = { type: 'chose', seat, card };
  if (state.chosen.includes(0)) return { state, events: [chose], sealed: false, ended: true };
  const cards = state.chosen;
  cards.forEach((one, owner) => {
    state.discarded[owner] = (state.discarded[owner] ?? 0) + worthOf(one);
  });
  Object.assign(state, discardPhase(cards.length), { phase: 'turn' });
  return { state, events: [chose, { type: 'revealed', cards }], sealed: true, ended: true };
}

function trade(state: ProbeState, seat: Seat, from: Seat): ProbeStep {
  const { card: gave, answers } = state.offer as Offer;
  const got = answers[from] as number;
  state.hands[seat]?.push(got);
  state.hands[from]?.push(gave);
  answers[from] = 0;
  state.offer = { ...(state.offer as Offer), card: 0 };
  giveBack(state, seat);
  return {
    state,
    events: [{ type: 'traded', seat, with: from, gave, got }],
    sealed: false,
    ended: false,
  };
}

/** All that lies on the table goes back to its owners. */
function giveBack(state: ProbeState, seat: Seat): void {
  const { card, answers } = state.offer as Offer;
  if (card > 0) state.hands[seat]?.push(card);
  answers.forEach((answer, owner) => {
    if (answer > 0) state.hands[owner]?.push(answer);
  });
  state.offer = null;
}

function endTurn(state: ProbeState, events: ProbeEvent[]): ProbeStep {
  state.turn++;
  state.offered = false;
  if (state.turn === state.hands.length) endRound(state, events);
  return { state, events, sealed: true, ended: true };
}

function endRound(state: ProbeState, events: ProbeEvent[]): void {
  Object.assign(state, discardPhase(state.hands.length));
  if (state.round === state.rounds) {
    state.phase = 'over';
    return;
  }
  state.round++;
  state.hands.forEach((hand, seat) => {
    const card = state.deck.pop() as number;
    hand.push(card);
    events.push({ type: 'drew', seat, card });
  });
}

function remove(state: ProbeState, seat: Seat, card: number): void {
  const hand = state.hands[seat] as number[];
  hand.splice(hand.indexOf(card), 1);
}

function show(state: ProbeState, seat: Seat, card: number): void {
  remove(state, seat, card);
  if (!state.shown.includes(card)) state.shown.push(card);
}

/** They win together if they reach the target; the sheets tell what each of them brought in. */
export function outcome(state: ProbeState): Outcome {
  const scores = state.hands.map((_, seat) => {
    const lines = [
      { category: 'discarded', points: state.discarded[seat] ?? 0 },
      { category: 'delivered', points: state.delivered[seat] ?? 0 },
    ];
    return { seat, lines, total: lines.reduce((sum, line) => sum + line.points, 0) };
  });
  const lines = [
    { category: 'cards', points: scores.reduce((sum, { total }) => sum + total, 0) },
    { category: 'waves', points: state.waves },
    { category: 'storm', points: 0 - state.storm },
  ];
  const rating = lines.reduce((sum, line) => sum + line.points, 0);
  const ahead = rating - targetOf(state);
  const band = ahead < 0 ? 'wrecked' : ahead < 3 ? 'battered' : 'sound';
  return { kind: 'common', won: state.phase === 'over' && ahead >= 0, rating, lines, band, scores };
}
