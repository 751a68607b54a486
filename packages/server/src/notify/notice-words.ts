import { DEFAULT_LOCALE, isLocale, type LocaleId } from '@atoll/engine';
import type { About } from '../store/subscriptions.ts';

/** The names that the words of a notice contain. */
export interface NoticeNames {
  readonly game: string;
  /** The name of the person in the seat. */
  readonly person: string;
}

type Words = (names: NoticeNames) => string;

/** The words of a notice. They reveal nothing that a spectator of the match could not see. */
type NoticeWords = Readonly<Record<About, { readonly title: Words; readonly line: Words }>>;

const NOTICE_WORDS: Readonly<Record<LocaleId, NoticeWords>> = {
  en: {
    turn: {
      title: ({ game }) => `Your turn: ${game}`,
      line: ({ person }) => `The match waits for you, ${person}.`,
    },
    aside: {
      title: ({ game }) => `A question for you: ${game}`,
      line: ({ person }) => `Somebody has a question for you, ${person}.`,
    },
    began: {
      title: ({ game }) => `Started: ${game}`,
      line: ({ person }) => `The match has begun, ${person}.`,
    },
    over: {
      title: ({ game }) => `Finished: ${game}`,
      line: ({ person }) => `The match is over, ${person}. See how it ended.`,
    },
  },
  de: {
    turn: {
      title: ({ game }) => `Du bist am Zug: ${game}`,
      line: ({ person }) => `Die Partie wartet auf dich, ${person}.`,
    },
    aside: {
      title: ({ game }) => `Eine Frage an dich: ${game}`,
      line: ({ person }) => `Jemand fragt dich etwas, ${person}.`,
    },
    began: {
      title: ({ game }) => `Begonnen: ${game}`,
      line: ({ person }) => `Die Partie hat begonnen, ${person}.`,
    },
    over: {
      title: ({ game }) => `Beendet: ${game}`,
      line: ({ person }) => `Die Partie ist vorbei, ${person}. Sieh nach, wie sie ausging.`,
    },
  },
  cs: {
    turn: {
      title: ({ game }) => `Jsi na tahu: ${game}`,
      line: ({ person }) => `${person}, partie čeká na tebe.`,
    },
    aside: {
      title: ({ game }) => `Otázka pro tebe: ${game}`,
      line: ({ person }) => `${person}, někdo se tě na něco ptá.`,
    },
    began: {
      title: ({ game }) => `Začíná: ${game}`,
      line: ({ person }) => `${person}, partie začíná.`,
    },
    over: {
      title: ({ game }) => `Konec: ${game}`,
      line: ({ person }) => `${person}, partie skončila. Podívej se, jak dopadla.`,
    },
  },
  fr: {
    turn: {
      title: ({ game }) => `À vous de jouer\u202f: ${game}`,
      line: ({ person }) => `La partie vous attend, ${person}.`,
    },
    aside: {
      title: ({ game }) => `Une question pour vous\u202f: ${game}`,
      line: ({ person }) => `On vous demande quelque chose, ${person}.`,
    },
    began: {
      title: ({ game }) => `Partie commencée\u202f: ${game}`,
      line: ({ person }) => `La partie a commencé, ${person}.`,
    },
    over: {
      title: ({ game }) => `Partie terminée\u202f: ${game}`,
      line: ({ person }) => `La partie est terminée, ${person}. Voyez comment elle a fini.`,
    },
  },
};

/** The words of notices in a language, or in English if it is not supported. */
export const noticeWords = (language: string = DEFAULT_LOCALE): NoticeWords =>
  NOTICE_WORDS[isLocale(language) ? language : DEFAULT_LOCALE];
