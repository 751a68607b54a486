import type { DasAtollEvent } from '../../src/index.ts';

type EventType = DasAtollEvent['type'];
type SilentEvent = Extract<EventType, 'chose' | 'drafted' | 'skipped' | 'ended'>;

/** The types of events that have a sentence. */
export type EventWithSentence = Exclude<EventType, SilentEvent>;

const SILENT: Readonly<Record<SilentEvent, true>> = {
  // announced when all have chosen
  chose: true,
  drafted: true,
  skipped: true,
  // the next turn is announced
  ended: true,
};

/** Whether events of a type have no sentence in any language: others tell what the log needs. */
export const isSilent = (type: EventType): type is SilentEvent => Object.hasOwn(SILENT, type);
