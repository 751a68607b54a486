import { useState, type ReactNode } from 'react';
import type { GameClient } from '@atoll/table-kit/table/game-client.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { FoundDeal } from '../deal/deal-page.tsx';
import { LoadingPage } from '../scene/loading-page.tsx';
import { NoticePage } from '../scene/notice-page.tsx';
import { useGame } from '../table/use-game.ts';
import { LookingBack, type LookingBackProps } from './looking-back.tsx';
import type { PlayedOn } from './play-on/play-on.ts';
import { PlayingOn } from './play-on/playing-on.tsx';

type ReplayFrameProps = Omit<LookingBackProps, 'game' | 'onPlay' | 'onDeal'>;

/** The game's own table of a match, with the replay bar below it. */
export function ReplayFrame(props: ReplayFrameProps): ReactNode {
  const { words } = useLocale();
  const game = useGame(props.replay.game);
  if (game === undefined) return <LoadingPage />;
  if (game === 'failed')
    return <NoticePage title={words.connection.failed} text={words.connection.failedText} />;
  return <Frame game={game} {...props} />;
}

/**
 * Shows the replay, the choice to play the deal of a match from a file, or a match that continues
 * from one of its positions.
 */
function Frame({ game, ...props }: ReplayFrameProps & { readonly game: GameClient }): ReactNode {
  const [played, setPlayed] = useState<PlayedOn>();
  const [dealing, setDealing] = useState(false);
  if (dealing) return <FoundDeal found={props.replay} />;
  if (played === undefined)
    return (
      <LookingBack game={game} {...props} onPlay={setPlayed} onDeal={() => setDealing(true)} />
    );
  return (
    <PlayingOn
      game={game}
      words={props.words}
      played={played}
      onBack={() => setPlayed(undefined)}
    />
  );
}
