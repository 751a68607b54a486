import {
  kindOf,
  worthOf,
  type ProbeAction,
  type ProbeEvent,
  type ProbeView,
} from '../src/index.ts';

export const KINDS = ['Plank', 'Rope', 'Sail'] as const;
const list = new Intl.ListFormat('en');

const groups: Readonly<Record<ProbeAction['type'], string>> = {
  discard: 'Discard',
  deliver: 'Deliver',
  offer: 'Offer',
  roll: 'Roll the die',
  take: 'Take an answer',
  withdraw: 'Withdraw the offer',
  answer: 'Answer the offer',
};
const labels: Readonly<Record<string, string>> = {
  discarded: 'Discarded',
  delivered: 'Delivered',
  cards: 'Cards',
  waves: 'Waves',
  storm: 'Storm',
  sound: 'The ship is sound',
  battered: 'Battered, but afloat',
  wrecked: 'The ship is wrecked',
};

/** A card that one may not know is 0. */
export const cardText = (card: number): string =>
  card === 0 ? 'a card' : `${KINDS[kindOf(card)]} ${card}, worth ${worthOf(card)}`;

export const words = {
  groups,
  label: (id: string) => labels[id] ?? id,
  aim: 'Mend a ship',
  tagline: 'Mend the ship together before the storm takes it. Two to five players.',
  rounds: { label: 'Rounds', hint: 'one more card each', values: { 1: '1', 2: '2', 3: '3' } },
  calm: { label: 'Calm', hint: 'no storm', fixedHint: 'two sail in calm water only' },
  round: ({ round, rounds }: ProbeView) => `Round ${round} of ${rounds}`,
  hand: 'Your hand',
  table: 'On the table',
  titles: { crew: 'Crew', cards: 'Cards', actions: 'Actions' },
  has: (cards: number, points: number) => `Cards ${cards}, points ${points}`,
  chose: ', has chosen',
  discard: 'Choose a card to discard.',
  turn: 'Deliver or offer a card, or roll the die.',
  settle: 'Take an answer to your offer, or withdraw it.',
  answer: (who: string, card: number, kind: number) =>
    `${who} offers ${cardText(card)}. You may answer with a ${KINDS[kind]}.`,
  others: (who: readonly string[]) => `${list.format(who)} must act.`,
  over: 'The match is over.',
  refused: (code: string) => `Not possible now: ${code.replaceAll('-', ' ')}.`,
};

export function actionText(action: ProbeAction, names: readonly string[]): string {
  if (action.type === 'take') return `Take the answer of ${names[action.from]}`;
  if (!('card' in action)) return groups[action.type];
  const wanted = action.type === 'offer' ? ` for a ${KINDS[action.kind]}` : '';
  return `${groups[action.type]}: ${cardText(action.card)}${wanted}`;
}

const VERBS = { chose: 'chooses', drew: 'draws', answered: 'answers with', delivered: 'delivers' };

export function eventText(event: ProbeEvent, names: readonly string[]): string {
  if (event.type === 'revealed') return `All discard: ${list.format(event.cards.map(cardText))}.`;
  const who = names[event.seat] ?? '';
  if (event.type === 'rolled') return `${who} rolls ${event.die}.`;
  if (event.type === 'withdrew') return `${who} ends the offer.`;
  if (event.type === 'traded')
    return `${who} takes ${cardText(event.got)} of ${names[event.with]} for ${cardText(event.gave)}.`;
  return event.type === 'offered'
    ? `${who} offers ${cardText(event.card)} for a ${KINDS[event.kind]}.`
    : `${who} ${VERBS[event.type]} ${cardText(event.card)}.`;
}
