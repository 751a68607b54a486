import type { ReactNode } from 'react';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { follow } from '../route.ts';

/** Leads to the match as a spectator. */
export function WatchLink({ matchId }: { readonly matchId: string }): ReactNode {
  const { words } = useLocale();
  return (
    <a className="button second" href={`/w/${matchId}`} onClick={follow}>
      {words.lobby.watch}
    </a>
  );
}
