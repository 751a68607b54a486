import * as Tabs from '@radix-ui/react-tabs';
import { useId, type ReactNode } from 'react';
import { continueLink, watchLink } from '../../net/seats/seats.ts';
import { CopyButton } from '@atoll/table-kit/ui/copy-button.tsx';
import { follow } from '../route.ts';
import { SettingsForm } from '../settings-form.tsx';
import { SeatQr } from './seat/seat-qr.tsx';
import { useMenuWords } from './menu-words-context.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

interface TableMenuProps {
  readonly matchId: string;
  readonly token: string | undefined;
  /** '' for a spectator. */
  readonly code: string;
  readonly watchers: number;
  readonly hints: boolean;
  /** Settings of the chat. */
  readonly talk: ReactNode;
  /** Lines below the links to the own seat. */
  readonly seat: ReactNode;
  /** Lines about rules, look-back, notifications and reports. */
  readonly reading: ReactNode;
  /** Lines that end a turn or the match, apart from everything else. */
  readonly ending: ReactNode;
}

/**
 * The texts of this table, its links, and the actions that change its course; the exit, which is
 * always visible; and beside them the settings.
 */
export const TableMenu = ({
  matchId,
  token,
  code,
  watchers,
  hints,
  talk,
  seat,
  reading,
  ending,
}: TableMenuProps): ReactNode => {
  const { words: shell } = useLocale();
  const words = useMenuWords();
  return (
    <Tabs.Root defaultValue="table">
      <Tabs.List className="tabs" aria-label={words.tabs}>
        <Tabs.Trigger className="tab" value="table">
          {words.table}
        </Tabs.Trigger>
        <Tabs.Trigger className="tab" value="settings">
          {words.settings}
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="table">
        <p className="quiet">
          {code && `${words.code(code)}. `}
          {shell.watchers(watchers)}. {words.hints(hints)}.
        </p>
        <MenuGroup title={words.groups.reading}>{reading}</MenuGroup>
        <MenuGroup title={words.groups.links}>
          <div className="menu-line">
            <CopyButton
              className="button dark small"
              label={words.watchLink}
              text={watchLink(location.origin, matchId)}
            />
            <p className="quiet">{words.watchLinkHint}</p>
          </div>
          {token && (
            <div className="menu-line">
              <CopyButton
                className="button dark small"
                label={words.seatLink}
                text={continueLink(location.origin, { matchId, token })}
              />
              <p className="quiet">{words.seatLinkHint}</p>
              <SeatQr link={continueLink(location.origin, { matchId, token })} />
            </div>
          )}
          {seat}
        </MenuGroup>
        <MenuGroup title={words.groups.ending}>{ending}</MenuGroup>
        <div className="menu-line menu-leave">
          <a className="button plain small" href="/" onClick={follow}>
            {words.leave}
          </a>
          <p className="quiet">{words.leaveHint}</p>
        </div>
      </Tabs.Content>
      <Tabs.Content value="settings">
        {talk}
        <SettingsForm />
      </Tabs.Content>
    </Tabs.Root>
  );
};

function MenuGroup({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <section className="menu-group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
