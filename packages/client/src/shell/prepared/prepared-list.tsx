import type { ReactNode } from 'react';
import { Glyph } from '@atoll/table-kit/ui/drawing.tsx';
import type { PreparedWords } from '@atoll/table-kit/words/load-page-words.ts';
import type { AnalysisParts } from '../analysis/use-analysis-parts.ts';
import { linesOf, type PreparedLine } from './prepared-lines.ts';
import type { EditedLines } from './use-prepared-lines.ts';

interface PreparedListProps {
  readonly parts: AnalysisParts;
  readonly words: PreparedWords;
  readonly lines: EditedLines;
}

/** Every line in words: pressed, it shows its last position. */
export function PreparedList({ parts, words, lines }: PreparedListProps): ReactNode {
  const all = linesOf(lines);
  const shown = lines.path.join();
  return (
    <section className="prepared-list" aria-label={words.lines}>
      <h3>{words.lines}</h3>
      {all.length === 0 && <p className="quiet">{words.none}</p>}
      <ul>
        {all.map((line) => {
          const text = lineText({ parts, words }, line);
          const key = line.path.join();
          return (
            <li key={key}>
              <button
                type="button"
                className="prepared-line"
                aria-current={key === shown ? 'step' : undefined}
                onClick={() => lines.go(line.path)}
              >
                {text}
              </button>
              <button
                type="button"
                className="icon-button on-paper"
                aria-label={words.remove(text)}
                title={words.remove(text)}
                onClick={() => lines.remove(line.path)}
              >
                <Glyph name="close" size={16} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function lineText(
  { parts, words }: Pick<PreparedListProps, 'parts' | 'words'>,
  { pairs }: PreparedLine,
): string {
  const { move: said } = parts.client.words;
  return words.joined(
    pairs.map(([move, reply]) =>
      reply === '' ? words.noReply(said(move)) : words.ifThen(said(move), said(reply)),
    ),
  );
}
