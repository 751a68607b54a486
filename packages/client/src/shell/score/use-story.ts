import { useEffect, useState } from 'react';
import type { GameClient, Story, StoryInput } from '@atoll/table-kit/table/game-client.ts';

/** The story of a finished match; undefined while it is computed, and for a game without one. */
export function useStory(
  game: GameClient,
  { steps, names, options, view }: StoryInput,
): Story | undefined {
  const [story, setStory] = useState<Story>();
  const list = names.join('\n');
  useEffect(() => {
    let left = false;
    game.story?.({ steps, names: list.split('\n'), options, view }).then(
      (loaded) => {
        if (!left && loaded.turns.length > 0) setStory(loaded);
      },
      (error: unknown) => console.error(error),
    );
    return () => {
      left = true;
    };
  }, [game, steps, list, options, view]);
  return story;
}
