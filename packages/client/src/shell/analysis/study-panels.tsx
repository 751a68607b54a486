import type { PositionFacts } from '@atoll/engine';
import type { ReactNode } from 'react';
import { LivePanel } from './live/live-panel.tsx';
import { MoveBar } from './study/move-bar.tsx';
import { NoteField } from './study/note-field.tsx';
import { TextButton } from './text/text-button.tsx';
import { TreeList } from './study/tree-list.tsx';
import type { AnalysisParts } from './use-analysis-parts.ts';
import type { LiveAnalysis } from './live/use-live-analysis.ts';
import type { ShownStudy } from './study/use-study.ts';

interface StudyPanelsProps {
  readonly parts: AnalysisParts;
  readonly shown: ShownStudy;
  readonly facts: PositionFacts;
  readonly live: LiveAnalysis;
  readonly isOn: boolean;
  readonly onTurn: (on: boolean) => void;
  readonly onSetUp: () => void;
}

/** What is known of the position, the tree and its notes. */
export function StudyPanels(props: StudyPanelsProps): ReactNode {
  const { parts, shown, facts, live, isOn, onTurn, onSetUp } = props;
  const { words } = parts;
  const { study, change, isKept } = shown;
  return (
    <div className="analysis-side">
      <MoveBar {...{ parts, study, facts, change }} />
      <div className="analysis-panels" role="region" aria-label={words.panels} tabIndex={0}>
        <LivePanel {...{ parts, facts, live, isOn, onTurn, change }} />
        <TreeList {...{ parts, study, change }} />
        <NoteField {...{ parts, study, change }} />
        {!isKept && <p role="alert">{words.noRoom}</p>}
        <div className="analysis-buttons">
          <button type="button" className="button second small" onClick={onSetUp}>
            {words.setUp}
          </button>
          <TextButton {...{ parts, study, change }} />
        </div>
      </div>
    </div>
  );
}
