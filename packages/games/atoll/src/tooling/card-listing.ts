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
import { animalsAsGood, coralsAsGood } from './domination/domination.ts';
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

/**
 * The cards that leave no reason to take this one. What the comparison sets aside is shown behind
 * each: the kind, and whether it has a partner.
 */
const asGood = (cards: readonly (AnimalCard | CoralCard)[]): readonly string[] =>
  cards.length === 0 ? [] : [`At least as good: ${cards.map(setAside).join('; ')}`];

function setAside(card: AnimalCard | CoralCard): string {
  if ('form' in card)
    return `${cardName(card.id)} (${formName(card.form)}, ${card.sides.join(' ')})`;
  const kind = `${phraseText(badge(card))}, ${categoryName(card.category)}`;
  return `${cardName(card.id)} (${kind}, ${card.symbiosis ? 'with' : 'without'} Symbiosis)`;
}

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
      ...asGood(animalsAsGood(card)),
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
      ...(card.id === BASIC_CORAL ? [] : asGood(coralsAsGood(card))),
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
