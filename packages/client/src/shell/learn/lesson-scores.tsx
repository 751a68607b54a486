import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import type { GameClient } from '@atoll/table-kit/table/game-client.ts';
import type { TableSnapshot, TableState } from '@atoll/table-kit/table/session/table-state.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { ScoreSheet } from '../score/score-sheet.tsx';
import { chapterText } from './chapter-text.ts';
import { PlayAgainst } from './play-against.tsx';
import { richestLine } from './richest-line.ts';
import type { Course } from './use-course.ts';

interface LessonScoresProps {
  readonly game: GameClient;
  readonly course: Course;
  readonly snapshot: TableSnapshot;
  readonly state: TableState;
  readonly chapter: number;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Plays the last chapter again. */
  readonly onAgain: () => void;
}

/** The end of a tutorial match: the winner, the best source of points, and the next steps. */
export function LessonScores(props: LessonScoresProps): ReactNode {
  const { game, course, snapshot, state, chapter, open, onClose, onAgain } = props;
  const { words, tutorial } = course;
  const locale = useLocale();
  const own = snapshot.scores.find(({ seat }) => seat === state.seat);
  // a game with a result of its own has no points to show
  const line = own && !game.Result ? richestLine(own) : undefined;
  const most = line ? [words.most(game.category(line.category).label, line.points)] : [];
  const { text } = chapterText(tutorial, { chapter, state });
  return (
    <ScoreSheet
      {...{ game, snapshot, open, onClose }}
      steps={state.steps}
      own={state.seat}
      remark={[...most, text].join(' ')}
      actions={() => (
        <footer className="score-actions">
          <div className="row next">
            {/* another press of Enter on the first focused control does no harm */}
            <Dialog.Close className="button dark small">{locale.words.scores.look}</Dialog.Close>
            <button type="button" className="button dark small" onClick={onAgain}>
              {words.again}
            </button>
            <PlayAgainst course={course} />
          </div>
        </footer>
      )}
    />
  );
}
