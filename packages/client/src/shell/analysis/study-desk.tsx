import type { PositionFacts, RecordTags } from '@atoll/engine';
import { useState, type ReactNode } from 'react';
import { useSettings } from '@atoll/table-kit/settings/use-settings.ts';
import { ErrorBoundary } from '../table/error-boundary.tsx';
import { EditorPanel } from './editor-panel.tsx';
import { marksOf } from './live/marks.ts';
import { StudyHeader } from './study-header.tsx';
import { StudyPanels } from './study-panels.tsx';
import type { AnalysisParts } from './use-analysis-parts.ts';
import { useLiveAnalysis } from './live/use-live-analysis.ts';
import { useLiveSwitch } from './live/use-live-switch.ts';
import type { ShownStudy } from './study/use-study.ts';
import { useStudyKeys } from './study/use-study-keys.ts';

interface StudyDeskProps {
  readonly parts: AnalysisParts;
  readonly shown: ShownStudy;
}

/** The board of a study, and beside it what is known of the position, or the editor. */
export function StudyDesk({ parts, shown }: StudyDeskProps): ReactNode {
  const { entry, rules, client, words } = parts;
  const { study, position, moves, change } = shown;
  const settings = useSettings();
  const [draft, setDraft] = useState<RecordTags>();
  const [piece, setPiece] = useState(rules.pieces[0] ?? '');
  const [isOn, turn] = useLiveSwitch();
  const facts = rules.facts(position);
  const wanted = isOn && draft === undefined && facts.toMove !== undefined;
  const { tags } = study.record;
  const live = useLiveAnalysis(wanted ? { game: entry.id, tags, moves } : undefined);
  useStudyKeys(study, change, draft === undefined ? 'on' : 'off');
  const press = (place: string): void => {
    if (draft !== undefined) setDraft(toggled(parts, draft, { place, piece }));
    else if (facts.places.includes(place)) change({ do: 'play', move: place });
  };
  const drafted = draft && rules.start(draft);
  return (
    <div className="match analysis">
      <StudyHeader
        title={words.title(entry.name)}
        sentence={draft ? words.setUp : sentenceOf(parts, facts)}
      />
      <main className="analysis-desk">
        <div className="analysis-board">
          <ErrorBoundary key={settings.renderer}>
            <client.Board
              position={drafted?.ok ? drafted.position : position}
              last={draft ? '' : (moves.at(-1) ?? '')}
              marks={draft ? [] : marksOf(live)}
              use={draft ? 'set up' : 'play'}
              settings={settings}
              onPlace={press}
            />
          </ErrorBoundary>
        </div>
        {draft === undefined ? (
          <StudyPanels
            {...{ parts, shown, facts, live, isOn }}
            onTurn={turn}
            onSetUp={() => setDraft(rules.tagsOf(position))}
          />
        ) : (
          <EditorPanel
            {...{ parts, draft, piece }}
            onPiece={setPiece}
            onDraft={setDraft}
            onCancel={() => setDraft(undefined)}
            onDone={() => {
              change({ do: 'replace', record: { tags: draft, note: '', next: [] }, path: [] });
              setDraft(undefined);
            }}
          />
        )}
      </main>
    </div>
  );
}

/** A press on a place that holds the piece removes it. */
function toggled(
  { rules }: AnalysisParts,
  draft: RecordTags,
  { place, piece }: { readonly place: string; readonly piece: string },
): RecordTags {
  const holds = (draft[piece] ?? '').split(' ').includes(place);
  return rules.put(draft, place, holds ? undefined : piece);
}

function sentenceOf({ words, client }: AnalysisParts, { toMove, winner }: PositionFacts): string {
  if (toMove !== undefined) return words.toMove(client.words.side(toMove));
  return winner === undefined ? '' : words.won(client.words.side(winner));
}
