import type { RecordFault, RecordProblem } from '@atoll/engine';
import type { AnalysisParts } from '../use-analysis-parts.ts';

/** Where a text is wrong, what is wrong there, and what is allowed. */
export function faultText(parts: AnalysisParts, { line, column, fault }: RecordProblem): string {
  return `${parts.words.place(line, column)} ${sentenceOf(parts, fault)}`;
}

function sentenceOf({ words, client, rules }: AnalysisParts, fault: RecordFault): string {
  const { faults } = words;
  switch (fault.kind) {
    case 'open note':
      return faults.openNote;
    case 'open variation':
      return faults.openVariation;
    case 'stray':
      return faults.stray(fault.found);
    case 'no move before':
      return faults.noMoveBefore;
    case 'empty variation':
      return faults.emptyVariation;
    case 'tag shape':
      return faults.tagShape(exampleOf(rules));
    case 'late tag':
      return faults.lateTag;
    case 'repeated tag':
      return faults.repeatedTag(fault.found);
    case 'unknown tag':
      return faults.unknownTag(fault.found, fault.allowed);
    case 'other game':
      return faults.otherGame(fault.found, fault.allowed);
    case 'refused':
      return words.refused(fault.found, client.words.reason(fault.reason));
    case 'too long':
      return faults.tooLong(fault.most);
    case 'too many moves':
      return faults.tooManyMoves(fault.most);
  }
}

/** A line of a heading, from the first tag with a few values. */
function exampleOf({ choices: [first] }: AnalysisParts['rules']): string {
  return first === undefined ? '[]' : `[${first.tag} "${first.values[0] ?? ''}"]`;
}
