import type { ReactNode } from 'react';
import { loadTournamentWords } from '@atoll/table-kit/words/load-page-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { follow, tournamentPath } from '../route.ts';

interface TournamentLinkProps {
  readonly id: string;
  readonly className: string;
}

/** Leads from a match to its tournament. */
export function TournamentLink({ id, className }: TournamentLinkProps): ReactNode {
  const words = useLaterWords(loadTournamentWords);
  return (
    words && (
      <a className={className} href={tournamentPath(id)} onClick={follow}>
        {words.toTournament}
      </a>
    )
  );
}
