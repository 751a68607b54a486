import type { ReactNode } from 'react';
import { continueLink, watchLink } from '../../net/seats.ts';
import { words } from '../../words/index.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { follow } from '../route.ts';
import { SettingsForm } from '../settings-form.tsx';

interface TableMenuProps {
  readonly matchId: string;
  readonly token: string | undefined;
  readonly watchers: number;
}

/** Links of this table, settings, and the way out. */
export const TableMenu = ({ matchId, token, watchers }: TableMenuProps): ReactNode => (
  <>
    <section>
      <h3>{words.menu.settings}</h3>
      <SettingsForm />
    </section>
    <section>
      <h3>{words.menu.table}</h3>
      <p className="quiet">{words.watchers(watchers)}</p>
      <div className="row">
        <CopyButton className="button dark small" label={words.menu.watchLink} text={watchLink(location.origin, matchId)} />
        {token && (
          <CopyButton className="button dark small" label={words.menu.seatLink} text={continueLink(location.origin, { matchId, token })} />
        )}
      </div>
      {token && <p className="quiet">{words.menu.seatLink}: {words.menu.seatLinkHint}</p>}
    </section>
    <section>
      <a className="button plain" href="/" onClick={follow}>{words.menu.leave}</a>
      <p className="quiet">{words.menu.leaveHint}</p>
    </section>
  </>
);
