import {
  animals,
  BASIC_CORAL,
  basicCoral,
  categoryCount,
  CORAL_PRICE,
  corals,
  events,
  type AnimalCard,
  type CoralCard,
  type EventCard,
} from '../cards/index.ts';
import { phraseText } from '../text/index.ts';
import { facts, sources, text } from './text.ts';

const {
  abilityPhrases,
  abilityType,
  badge,
  cardName,
  categoryName,
  coralPhrase,
  eventCardPhrase,
  eventKind,
  eventTone,
  feedPhrase,
  formName,
} = text;

/** The fact about a card, and where it is from. */
const factOf = ({ id }: { readonly id: string }): readonly string[] => [
  facts[id] ?? '',
  ...(sources[id] ?? []).map(({ by, year, title }) => `[${by} ${year}: ${title}]`),
];

/** Every card as it reads, a paragraph each, for proof-reading. */
export function cardTexts(): readonly string[] {
  return [
    ...animals.map(animalText),
    ...[basicCoral, ...corals].map(coralText),
    ...events.map(eventText),
  ];
}

function animalText(card: AnimalCard): string {
  return [
    `${cardName(card.id)} (${card.scientific})`,
    `${phraseText(badge(card))} · ${categoryName(card.category)} (${categoryCount(card.category)})` +
      ` · cost ${card.cost} · colonies ${card.colonies} · ${card.points.join(' / ')} points`,
    ...indent([
      phraseText(feedPhrase(card)),
      ...abilityPhrases(card).map(phraseText),
      ...factOf(card),
    ]),
  ].join('\n');
}

function coralText(card: CoralCard): string {
  const price = card.id === BASIC_CORAL ? 'given at the start' : `${CORAL_PRICE} coins`;
  return [
    `${cardName(card.id)} (${card.scientific})`,
    `${formName(card.form)} · ${price} · colonies ${card.sides.join(' ')}`,
    ...indent([
      `${abilityType(card.ability.type)}: ${phraseText(coralPhrase(card))}`,
      ...factOf(card),
    ]),
  ].join('\n');
}

function eventText(card: EventCard): string {
  const head = `${eventKind(card.kind)} · ${eventTone(card.tone)}`;
  return [
    cardName(card.id),
    head,
    ...indent([phraseText(eventCardPhrase(card)), ...factOf(card)]),
  ].join('\n');
}

function indent(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `  ${line}`);
}
