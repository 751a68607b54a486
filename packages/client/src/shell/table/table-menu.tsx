import * as Tabs from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { continueLink, watchLink } from '../../net/seats.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { follow } from '../route.ts';
import { SettingsForm } from '../settings-form.tsx';
import { useLocale } from '../../words/use-locale.ts';

interface TableMenuProps {
  readonly matchId: string;
  readonly token: string | undefined;
  /** '' for a spectator. */
  readonly code: string;
  readonly watchers: number;
  readonly hints: boolean;
  /** Lines between the links and the way out. */
  readonly children: ReactNode;
}

/** Links of this table and the way out; and beside them the settings. */
export const TableMenu = ({
  matchId,
  token,
  code,
  watchers,
  hints,
  children,
}: TableMenuProps): ReactNode => {
  const { words } = useLocale();
  return (
    <Tabs.Root defaultValue="table">
      <Tabs.List className="tabs" aria-label={words.menu.tabs}>
        <Tabs.Trigger className="tab" value="table">
          {words.menu.table}
        </Tabs.Trigger>
        <Tabs.Trigger className="tab" value="settings">
          {words.menu.settings}
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="table">
        <p className="quiet">
          {code && `${words.menu.code(code)}. `}
          {words.watchers(watchers)}. {words.menu.hints(hints)}.
        </p>
        <div className="menu-line">
          <CopyButton
            className="button dark small"
            label={words.menu.watchLink}
            text={watchLink(location.origin, matchId)}
          />
          <p className="quiet">{words.menu.watchLinkHint}</p>
        </div>
        {token && (
          <div className="menu-line">
            <CopyButton
              className="button dark small"
              label={words.menu.seatLink}
              text={continueLink(location.origin, { matchId, token })}
            />
            <p className="quiet">{words.menu.seatLinkHint}</p>
          </div>
        )}
        {children}
        <div className="menu-line">
          <a className="button plain small" href="/" onClick={follow}>
            {words.menu.leave}
          </a>
          <p className="quiet">{words.menu.leaveHint}</p>
        </div>
      </Tabs.Content>
      <Tabs.Content value="settings">
        <SettingsForm />
      </Tabs.Content>
    </Tabs.Root>
  );
};
