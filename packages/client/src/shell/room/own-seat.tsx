import { nameProblem } from '@atoll/protocol';
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { continueLink } from '../../net/seats/seats.ts';
import { CopyButton } from '@atoll/table-kit/ui/copy-button.tsx';
import { NameField } from '../parts/name-field.tsx';
import { keepName } from '../person.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

interface OwnSeatProps {
  readonly name: string;
  readonly matchId: string;
  readonly token: string;
  readonly onRename: (name: string) => void;
}

/** The own name, and links to move the seat to another device. */
export function OwnSeat({ name, matchId, token, onRename }: OwnSeatProps): ReactNode {
  const { words } = useLocale();
  const [draft, setDraft] = useState(name);
  const wanted = draft.trim();
  const changed = wanted !== name && nameProblem(wanted) === undefined;
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (!changed) return;
    keepName(wanted);
    onRename(wanted);
  };
  return (
    <>
      <form onSubmit={rename} className="field-line">
        <NameField value={draft} onChange={setDraft} />
        {changed && (
          <button type="submit" className="button second">
            {words.room.rename}
          </button>
        )}
      </form>
      <h2 className="panel-head">{words.room.elsewhere}</h2>
      <p className="lead">{words.room.elsewhereHint}</p>
      <CopyButton
        className="button second"
        label={words.room.elsewhereCopy}
        text={continueLink(location.origin, { matchId, token })}
      />
    </>
  );
}
