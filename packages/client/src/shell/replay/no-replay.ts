import type { FileFault } from '@atoll/engine';

/** The fault of a file; 'unplayable': the rules that it names cannot replay its log. */
export type BadFile = FileFault | 'unplayable';

/** Why there is no replay. */
export type NoReplay =
  | {
      readonly ok: false;
      readonly why: 'notOver' | 'missing' | 'unreachable' | 'otherRules' | 'unknownGame';
    }
  | { readonly ok: false; readonly why: 'badFile'; readonly fault: BadFile };

export const noReplay = (why: Exclude<NoReplay['why'], 'badFile'>): NoReplay => ({
  ok: false,
  why,
});

/** The English message in the console is for the author of the file. */
export function badFile(fault: BadFile, { message }: Error): NoReplay {
  console.warn(message);
  return { ok: false, why: 'badFile', fault };
}
