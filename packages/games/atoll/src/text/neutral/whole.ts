import type { AnimalCard } from '../../cards/index.ts';
import type { CoralAbility, Modifier, Op, ScoreTerm, Trigger } from '../../vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import { join, say, type IconPart, type Phrase } from '../phrase.ts';
import { effectIn, modifierIn, triggerIn } from './by-kind.ts';

/** The words of a language for the parts of a card. */
export interface Parts
  extends Pick<Catalogue, 'effects' | 'triggers' | 'triggersShort' | 'modifiersShort'>,
    Pick<Catalogue, 'scoreShort'> {
  readonly feed: (card: AnimalCard) => Phrase;
  readonly feedShort: Catalogue['whole']['feedShort'];
  /** A list of ops, in sentences. */
  readonly sequence: (list: readonly Op[]) => Phrase;
  readonly sequenceShort: (list: readonly Op[]) => Phrase;
  readonly scoring: (terms: readonly ScoreTerm[]) => Phrase;
  /** Each change by a card in play; several of the same animals may be one. */
  readonly changes: (modifiers: readonly Modifier[]) => readonly Phrase[];
  /** Sentences, without the point of the last one and the capital of the first. */
  readonly inSentences: (list: readonly Phrase[]) => Phrase;
  readonly shelter: IconPart;
  readonly algae: IconPart;
  /** "Symbiosis with Ocellaris clownfish" */
  readonly symbiosis: (partner: string) => Phrase;
  readonly types: Readonly<Record<CoralAbility['type'], IconPart>>;
}

/** The lasting effects of a card in play. */
interface Lasting {
  readonly modifiers?: readonly Modifier[];
  readonly trigger?: Trigger;
}

/** The texts of whole cards, composed of the words for their parts; the same in every language. */
export function wholeOf(parts: Parts): Catalogue['whole'] {
  const { sequence, sequenceShort, scoring } = parts;
  const lasting = ({ modifiers = [], trigger }: Lasting): Phrase =>
    parts.inSentences([
      ...parts.changes(modifiers),
      ...(trigger ? [triggerIn(parts.triggers, trigger)] : []),
    ]);
  const lastingShort = ({ modifiers = [], trigger }: Lasting): Phrase =>
    join(
      [
        ...modifiers.map((modifier) => modifierIn(parts.modifiersShort, modifier)),
        ...(trigger ? [triggerIn(parts.triggersShort, trigger)] : []),
      ],
      ' · ',
    );
  const abilityIn = (ability: CoralAbility): Phrase => {
    if (ability.type === 'endOfGame') return scoring(ability.score);
    return ability.type === 'passive' ? lasting(ability) : sequence(ability.do);
  };
  const abilityShort = (ability: CoralAbility): Phrase => {
    if (ability.type === 'endOfGame') return join(ability.score.map(parts.scoreShort), ' + ');
    return ability.type === 'passive' ? lastingShort(ability) : sequenceShort(ability.do);
  };
  return {
    feed: parts.feed,
    feedShort: parts.feedShort,
    animal: (card) => [
      ...(card.shelter ? [[parts.shelter]] : []),
      ...(card.algae ? [[parts.algae]] : []),
      ...(card.symbiosis ? [parts.symbiosis(card.symbiosis)] : []),
      ...card.effects.map((effect) => effectIn(parts.effects, effect, card)),
    ],
    coral: abilityIn,
    coralShort: (ability) => say`${parts.types[ability.type]} ${abilityShort(ability)}`,
    event: (event) => (event.kind === 'immediate' ? sequence(event.do) : lasting(event)),
    eventShort: (event) =>
      event.kind === 'immediate' ? sequenceShort(event.do) : lastingShort(event),
  };
}
