import type { RecordTags } from '@atoll/engine';
import type { ReactNode } from 'react';
import { Choice } from '@atoll/table-kit/ui/choice.tsx';
import type { AnalysisParts } from './use-analysis-parts.ts';

interface EditorPanelProps {
  readonly parts: AnalysisParts;
  readonly draft: RecordTags;
  readonly piece: string;
  readonly onPiece: (piece: string) => void;
  readonly onDraft: (draft: RecordTags) => void;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** The choices with which a position is set up. */
export function EditorPanel(props: EditorPanelProps): ReactNode {
  const { parts, draft, piece, onPiece, onDraft, onCancel, onDone } = props;
  const { rules, client, words } = parts;
  return (
    <div className="analysis-side">
      <section className="analysis-panels" aria-label={words.setUp}>
        <p>{words.setUpText}</p>
        <Choice
          label={words.puts}
          values={rules.pieces}
          value={piece}
          word={(each) => client.words.piece(each)}
          onChange={onPiece}
        />
        {rules.choices.map(({ tag, values }) => (
          <Choice
            key={tag}
            label={client.words.tag(tag)}
            values={values}
            value={draft[tag] ?? values[0] ?? ''}
            word={(value) => client.words.value(tag, value)}
            onChange={(value) => onDraft(rules.choose(draft, tag, value))}
          />
        ))}
        <div className="analysis-buttons">
          <button type="button" className="button main small" onClick={onDone}>
            {words.analyse}
          </button>
          <button
            type="button"
            className="button second small"
            onClick={() => onDraft(rules.clear(draft))}
          >
            {words.clear}
          </button>
          <button type="button" className="button second small" onClick={onCancel}>
            {words.cancel}
          </button>
        </div>
      </section>
    </div>
  );
}
