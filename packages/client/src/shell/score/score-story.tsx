import { useState, type ReactNode } from 'react';
import type { Story } from '@atoll/table-kit/table/game-client.ts';
import { MomentList } from './moment-list.tsx';
import type { Highlight } from './highlights.ts';
import { PointsChart } from './chart/points-chart.tsx';
import { PointsTable } from './chart/points-table.tsx';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

interface ScoreStoryProps {
  readonly story: Story;
  readonly names: readonly string[];
  readonly moments: readonly Highlight[];
  readonly progress: number;
  /** The seats in the order of the sheet. */
  readonly order: readonly number[];
  /** Further content of the game. */
  readonly children?: ReactNode;
}

/** How the points came: the chart with its table, and the highlights. */
export function ScoreStory({
  story,
  names,
  moments,
  progress,
  order,
  children,
}: ScoreStoryProps): ReactNode {
  const { words } = useLocale();
  const [chosen, setChosen] = useState(-1);
  return (
    <section className="score-story" aria-label={words.scores.story}>
      <h3>{words.scores.chart}</h3>
      <PointsChart
        story={story}
        names={names}
        moments={moments}
        chosen={chosen}
        progress={progress}
      />
      <PointsTable story={story} names={names} order={order} />
      {moments.length > 0 && (
        <>
          <h3>{words.scores.moments}</h3>
          <MomentList
            story={story}
            names={names}
            moments={moments}
            chosen={chosen}
            onChoose={setChosen}
          />
        </>
      )}
      {children}
    </section>
  );
}
