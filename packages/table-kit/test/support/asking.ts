import { UNKNOWN_TABLE, type TableState } from '../../src/table/session/table-state.ts';

/** A table at which the own seat is asked this. */
export const asking = (question: number, legal: readonly unknown[], asked = true): TableState =>
  ({
    ...UNKNOWN_TABLE,
    seat: 0,
    snapshot: { seq: question, view: { question } },
    prompt: { ...UNKNOWN_TABLE.prompt, question, legal, asked },
    privateView: { own: question },
  }) as unknown as TableState;
