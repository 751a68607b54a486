import { fieldsOf } from '@atoll/engine';
import type { ReactNode } from 'react';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { gameEntry } from '../game-entries.ts';
import { analysisPath, navigate } from '../route.ts';
import type { Replay } from './load-replay.ts';

interface AnalyseButtonProps {
  readonly label: string;
  readonly replay: Replay;
  /** While the end is hidden, only the moves up to the position are taken along. */
  readonly end: 'shown' | 'hidden';
}

/**
 * Takes the moves of a replay to the page of analysis; nothing in a game without one, and for a
 * match that went on from another one: its first position is not that of its options.
 */
export function AnalyseButton({ label, replay, end }: AnalyseButtonProps): ReactNode {
  const entry = gameEntry(useLocale(), replay.game);
  if (entry?.analysis === undefined || replay.file.origin) return null;
  return (
    <button
      type="button"
      className="button second small"
      onClick={() => void analyse(replay, end).catch((error: unknown) => console.error(error))}
    >
      {label}
    </button>
  );
}

async function analyse(
  { game, file, session, rules: full }: Replay,
  end: 'shown' | 'hidden',
): Promise<void> {
  const [{ catalog }, { handedMatch }] = await Promise.all([
    import('@atoll/catalog'),
    import('../analysis/study/handed-record.ts'),
  ]);
  const rules = await catalog[game]?.analysis?.();
  if (rules === undefined) throw new Error(`the game "${game}" has no analysis`);
  const position = session.position();
  const steps = end === 'shown' ? session.steps() : session.steps().slice(0, position);
  const note = handedMatch(
    { id: game, rules },
    { options: fieldsOf(full.parseOptions(file.options)), ...{ steps, position } },
  );
  navigate(analysisPath(game), note);
}
