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
import {
  abilityPhrases,
  abilityType,
  badge,
  categoryName,
  coralPhrase,
  eventCardPhrase,
  eventKind,
  eventTone,
  feedPhrase,
  formName,
  phraseText,
} from '../text/index.ts';

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
    `${card.name} (${card.scientific})`,
    `${phraseText(badge(card))} · ${categoryName(card.category)} (${categoryCount(card.category)})` +
      ` · cost ${card.cost} · colonies ${card.colonies} · ${card.points.join(' / ')} points`,
    ...indent([phraseText(feedPhrase(card)), ...abilityPhrases(card).map(phraseText), card.fact]),
  ].join('\n');
}

function coralText(card: CoralCard): string {
  const price = card.id === BASIC_CORAL ? 'given at the start' : `${CORAL_PRICE} coins`;
  return [
    `${card.name} (${card.scientific})`,
    `${formName(card.form)} · ${price} · colonies ${card.sides.join(' ')}`,
    ...indent([`${abilityType(card.ability.type)}: ${phraseText(coralPhrase(card))}`, card.fact]),
  ].join('\n');
}

function eventText(card: EventCard): string {
  const head = `${eventKind(card.kind)} · ${eventTone(card.tone)}`;
  return [card.name, head, ...indent([phraseText(eventCardPhrase(card)), card.fact])].join('\n');
}

function indent(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `  ${line}`);
}
