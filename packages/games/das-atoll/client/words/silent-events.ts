import type { DasAtollEvent } from '../../src/index.ts';

/** Events without a sentence in any language; other events tell all that the log needs of them. */
type SilentEvent = Extract<
  DasAtollEvent,
  { readonly type: 'chose' | 'drafted' | 'skipped' | 'ended' }
>;

const SILENT: Readonly<Record<SilentEvent['type'], true>> = {
  // announced when all have chosen
  chose: true,
  drafted: true,
  skipped: true,
  // the next turn is announced
  ended: true,
};

/** The types of events that have a sentence. */
export type ToldEvent = Exclude<DasAtollEvent['type'], SilentEvent['type']>;

/** Whether the log has no sentence for an event. */
export const isSilent = (event: DasAtollEvent): event is SilentEvent =>
  Object.hasOwn(SILENT, event.type);
