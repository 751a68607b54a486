import type { AnalysisReport, PositionFacts } from '@atoll/engine';
import type { ReactNode } from 'react';
import { Toggle } from '@atoll/table-kit/ui/toggle.tsx';
import { BestMoves } from './best-moves.tsx';
import { hundredthsOf } from './hundredths.ts';
import type { StudyChange } from '../study/study.ts';
import type { AnalysisParts } from '../use-analysis-parts.ts';
import type { LiveAnalysis } from './use-live-analysis.ts';

interface LivePanelProps {
  readonly parts: AnalysisParts;
  readonly facts: PositionFacts;
  readonly live: LiveAnalysis;
  readonly isOn: boolean;
  readonly onTurn: (on: boolean) => void;
  readonly change: (change: StudyChange) => void;
}

/** What the live analysis knows of the position. */
export function LivePanel({ parts, facts, live, isOn, onTurn, change }: LivePanelProps): ReactNode {
  const { words, client } = parts;
  const { toMove } = facts;
  return (
    <section className="analysis-live" aria-label={words.live}>
      <Toggle label={words.live} hint={words.liveHint} on={isOn} onChange={onTurn} />
      {live.kind === 'beginning' && <p>{words.beginning}</p>}
      {live.kind === 'failed' && <p role="alert">{words.failed}</p>}
      {live.kind === 'known' && toMove !== undefined && (
        <>
          <progress max={1} value={live.report.progress} aria-label={words.progress} />
          <ChanceBar {...{ words }} side={client.words.side(toMove)} report={live.report} />
          <Threats words={words} report={live.report} />
          <BestMoves parts={parts} moves={live.report.best} change={change} />
        </>
      )}
      <p className="analysis-verdict" role="status">
        {live.kind === 'known' && toMove !== undefined
          ? verdictOf(words, client.words.side(toMove), live.report)
          : ''}
      </p>
    </section>
  );
}

interface ChanceBarProps {
  readonly words: AnalysisParts['words'];
  readonly side: string;
  readonly report: AnalysisReport;
}

function ChanceBar({ words, side, report: { chance, proof } }: ChanceBarProps): ReactNode {
  const hundredths = proof ? 100 * chance : hundredthsOf(chance);
  return (
    <div
      className="analysis-chance"
      role="meter"
      aria-label={words.chanceOf(side)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={hundredths}
      aria-valuetext={words.chance(side, hundredths)}
    >
      <span className="analysis-share" style={{ width: `${hundredths}%` }} />
      <b>{words.chance(side, hundredths)}</b>
    </div>
  );
}

/** What wins at once, and what stops the other side. */
function Threats({ words, report }: Pick<ChanceBarProps, 'words' | 'report'>): ReactNode {
  const { wins, mustPlay, proof } = report;
  if (wins.length > 0) return <p>{words.wins(wins)}</p>;
  if (proof?.result === 'loss') return null;
  return <p>{mustPlay ? words.mustPlay(mustPlay) : words.noThreat}</p>;
}

/** What holds for good: a proof, or that the analysis is over. */
function verdictOf(words: AnalysisParts['words'], side: string, report: AnalysisReport): string {
  const { proof, progress } = report;
  if (proof?.result === 'win') return words.provenWin(side, proof.within);
  if (proof?.result === 'loss') return words.provenLoss(side, proof.within);
  return progress === 1 ? words.done : '';
}
