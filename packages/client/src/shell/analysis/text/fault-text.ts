import type { RecordFault, RecordProblem } from '@atoll/engine';
import type { AnalysisParts } from '../use-analysis-parts.ts';

/** Where a text is wrong, what is wrong there, and what is allowed. */
export function faultText(parts: AnalysisParts, { line, column, fault }: RecordProblem): string {
  return `${parts.words.place(line, column)} ${sentenceOf(parts, fault)}`;
}

function sentenceOf({ words, client, rules }: AnalysisParts, fault: RecordFault): string {
  switch (fault.kind) {
    case 'open note':
      return words.openNote;
    case 'open variation':
      return words.openVariation;
    case 'stray':
      return words.stray(fault.found);
    case 'no move before':
      return words.noMoveBefore;
    case 'empty variation':
      return words.emptyVariation;
    case 'tag shape':
      return words.tagShape(exampleOf(rules));
    case 'late tag':
      return words.lateTag;
    case 'repeated tag':
      return words.repeatedTag(fault.found);
    case 'unknown tag':
      return words.unknownTag(fault.found, fault.allowed);
    case 'other game':
      return words.otherGame(fault.found, fault.allowed);
    case 'refused':
      return words.refused(fault.found, client.words.reason(fault.reason));
    case 'too long':
      return words.tooLong(fault.most);
    case 'too many moves':
      return words.tooManyMoves(fault.most);
  }
}

/** A line of a heading, from the first tag with a few values. */
function exampleOf({ choices: [first] }: AnalysisParts['rules']): string {
  return first === undefined ? '[]' : `[${first.tag} "${first.values[0] ?? ''}"]`;
}
