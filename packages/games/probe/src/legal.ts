import { InvalidInput, type Reason, type Seat } from '@atoll/engine';
import { kindOf, KINDS, type ProbeAction, type ProbeState } from './state.ts';

/** All who have not chosen yet, or the seat on turn. */
/** Whether each seat chooses a card to discard now. */
export const isDiscard = ({ phase }: Pick<ProbeState, 'phase'>): boolean => phase === 'discard';

export function activeSeats({
  phase,
  chosen,
  turn,
}: Pick<ProbeState, 'phase' | 'turn'> & { readonly chosen: readonly number[] }): readonly Seat[] {
  if (phase === 'over') return [];
  return phase === 'turn' ? [turn] : chosen.flatMap((card, seat) => (card === 0 ? [seat] : []));
}

/**
 * Every seat that has laid nothing beside the offer may do so, whether or not it holds a card for
 * it: the other seats do not know.
 */
export function asideSeats({ offer, turn }: ProbeState): readonly Seat[] {
  return offer?.answers.flatMap((card, seat) => (card === 0 && seat !== turn ? [seat] : [])) ?? [];
}

export function legalActions(state: ProbeState, seat: Seat): readonly ProbeAction[] {
  const hand = state.hands[seat] ?? [];
  const candidates: ProbeAction[] = [
    ...hand.map((card) => ({ type: 'discard', card }) as const),
    { type: 'roll' },
    ...hand.map((card) => ({ type: 'deliver', card }) as const),
    ...hand.flatMap((card) =>
      Array.from({ length: KINDS }, (_, kind) => ({ type: 'offer', card, kind }) as const),
    ),
    { type: 'withdraw' },
    ...state.hands.map((_, from) => ({ type: 'take', from }) as const),
    ...hand.map((card) => ({ type: 'answer', card }) as const),
  ];
  return candidates.filter((action) => explain(state, seat, action).length === 0);
}

export function explain(state: ProbeState, seat: Seat, action: ProbeAction): readonly Reason[] {
  const { phase, offer, offered, turn, chosen, hands } = state;
  const hand = hands[seat];
  if (!hand || phase === 'over') return [{ code: hand ? 'over' : 'not-your-turn' }];
  if ('card' in action && !hand.includes(action.card))
    return [{ code: 'not-in-hand', details: { card: action.card } }];
  if (action.type === 'discard')
    return phase === 'discard' && chosen[seat] === 0 ? [] : [{ code: 'not-now' }];
  if (action.type === 'answer') return answering(state, seat, action.card);
  if (phase !== 'turn' || seat !== turn) return [{ code: 'not-your-turn' }];
  if (action.type === 'take')
    return (offer?.answers[action.from] ?? 0) > 0
      ? []
      : [{ code: 'no-answer', details: { from: action.from } }];
  if (action.type === 'withdraw') return offer ? [] : [{ code: 'no-offer' }];
  if (offer) return [{ code: 'offer-is-open' }];
  if (action.type !== 'offer') return [];
  if (offered) return [{ code: 'offered-before' }];
  return action.kind === kindOf(action.card)
    ? [{ code: 'same-kind', details: { kind: action.kind } }]
    : [];
}

function answering(state: ProbeState, seat: Seat, card: number): readonly Reason[] {
  if (!state.offer) return [{ code: 'no-offer' }];
  if (!asideSeats(state).includes(seat)) return [{ code: 'answered-before' }];
  const { kind } = state.offer;
  return kindOf(card) === kind ? [] : [{ code: 'other-kind', details: { kind } }];
}

/** Which fields each type of action has. */
const FIELDS: Readonly<Record<ProbeAction['type'], readonly string[]>> = {
  discard: ['card'],
  deliver: ['card'],
  answer: ['card'],
  offer: ['card', 'kind'],
  take: ['from'],
  withdraw: [],
  roll: [],
};

export function parseAction(raw: unknown): ProbeAction {
  const given = (raw ?? {}) as Readonly<Record<string, unknown>>;
  const type = String(given['type']);
  if (!Object.hasOwn(FIELDS, type))
    throw new InvalidInput(`type must be one of ${Object.keys(FIELDS).join(', ')}`);
  const fields = FIELDS[type as ProbeAction['type']];
  for (const field of fields)
    if (!whole(given[field], field))
      throw new InvalidInput(`${type} needs a whole number as ${field}`);
  return Object.fromEntries(
    ['type', ...fields].map((field) => [field, given[field]]),
  ) as unknown as ProbeAction;
}

function whole(value: unknown, field: string): boolean {
  const most = field === 'kind' ? KINDS - 1 : 99;
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}
