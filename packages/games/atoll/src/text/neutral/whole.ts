import type { AnimalFilter, CardId, CoralAbility, Modifier, Trigger } from '../../vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import { join, say, type IconName, type IconPart, type Phrase } from '../phrase.ts';
import { effectIn, modifierIn, triggerIn } from './by-kind.ts';
import type { FeedPhrases } from './feeds.ts';
import type { Grammar } from './grammar.ts';
import type { ModifierPhrases } from './modifiers.ts';
import { inSentences, type OpPhrases } from './ops.ts';
import type { ScorePhrases } from './scores.ts';

/** The words of a language for the abilities of cards. */
export interface AbilityWords {
  readonly whenBought: (clause: Phrase) => Phrase;
  readonly whenAtTop: (clause: Phrase) => Phrase;
  readonly atTheEnd: (scoring: Phrase) => Phrase;
  /** What happens whenever an animal of a filter, or a coral, of the seat does something. */
  readonly triggers: {
    readonly top: (filter: AnimalFilter, clause: Phrase) => Phrase;
    readonly reduced: (filter: AnimalFilter, clause: Phrase) => Phrase;
    readonly bought: (clause: Phrase) => Phrase;
  };
  /** The same in icons, without the things that happen. */
  readonly triggersShort: {
    readonly top: (filter: AnimalFilter) => Phrase;
    readonly reduced: (filter: AnimalFilter) => Phrase;
    readonly bought: () => Phrase;
  };
  readonly shelter: string;
  readonly algae: string;
  /** "Symbiosis with Ocellaris clownfish" */
  readonly symbiosis: (partner: CardId) => Phrase;
}

/** The lasting effects of a card in play. */
interface Lasting {
  readonly modifiers?: readonly Modifier[];
  readonly trigger?: Trigger;
}

type Parts = OpPhrases & FeedPhrases & ModifierPhrases & ScorePhrases;

const TYPE_ICONS = {
  ...{ immediate: 'immediate', endOfGame: 'endgame' },
  ...{ action: 'action', passive: 'passive' },
} as const satisfies Readonly<Record<CoralAbility['type'], IconName>>;

/** The texts of whole cards, composed of the words for their parts. */
export function wholeOf(
  { colon }: Grammar,
  words: AbilityWords & Pick<Catalogue, 'abilityTypes'>,
  parts: Parts,
): Pick<Catalogue, 'effects' | 'triggers' | 'triggersShort' | 'whole'> {
  const { clause, clauseAtTop, scoring, sequence, sequenceShort } = parts;
  const effects: Catalogue['effects'] = {
    enter: (effect) => words.whenBought(clause(effect.do)),
    top: (effect) => words.whenAtTop(clauseAtTop(effect.do)),
    end: (effect, card) => words.atTheEnd(scoring(effect.score, card)),
  };
  const triggers: Catalogue['triggers'] = {
    top: ({ filter, do: list }) => words.triggers.top(filter, clause(list)),
    reduced: ({ filter, do: list }) => words.triggers.reduced(filter, clause(list)),
    bought: ({ do: list }) => words.triggers.bought(clause(list)),
  };
  const brief = (said: Phrase, { do: list }: Trigger): Phrase =>
    say`${said}${colon}${sequenceShort(list)}`;
  const triggersShort: Catalogue['triggersShort'] = {
    top: (trigger) => brief(words.triggersShort.top(trigger.filter), trigger),
    reduced: (trigger) => brief(words.triggersShort.reduced(trigger.filter), trigger),
    bought: (trigger) => brief(words.triggersShort.bought(), trigger),
  };
  const lasting = ({ modifiers = [], trigger }: Lasting): Phrase =>
    inSentences([...parts.changes(modifiers), ...(trigger ? [triggerIn(triggers, trigger)] : [])]);
  const lastingShort = ({ modifiers = [], trigger }: Lasting): Phrase =>
    join(
      [
        ...modifiers.map((modifier) => modifierIn(parts.modifiersShort, modifier)),
        ...(trigger ? [triggerIn(triggersShort, trigger)] : []),
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
  const typeOf = ({ type }: CoralAbility): IconPart => ({
    icon: TYPE_ICONS[type],
    word: words.abilityTypes[type],
  });
  const whole: Catalogue['whole'] = {
    feed: (card) => parts.feedWords(card.feed, card),
    feedShort: parts.feedLine,
    animal: (card) => [
      ...(card.shelter ? [[{ icon: 'shelter', word: words.shelter } as const]] : []),
      ...(card.algae ? [[{ icon: 'algae', word: words.algae } as const]] : []),
      ...(card.symbiosis ? [words.symbiosis(card.symbiosis)] : []),
      ...card.effects.map((effect) => effectIn(effects, effect, card)),
    ],
    coral: abilityIn,
    coralShort: (ability) => say`${typeOf(ability)} ${abilityShort(ability)}`,
    event: (event) => (event.kind === 'immediate' ? sequence(event.do) : lasting(event)),
    eventShort: (event) =>
      event.kind === 'immediate' ? sequenceShort(event.do) : lastingShort(event),
  };
  return { effects, triggers, triggersShort, whole };
}
