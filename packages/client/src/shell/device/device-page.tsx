import { useEffect, type ReactNode } from 'react';
import { loadDeviceWords, type DeviceWords } from '@atoll/table-kit/words/load-page-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { RulesHost } from '../rules/rules-host.tsx';
import { LoadingPage } from '../scene/loading-page.tsx';
import { NoticePage } from '../scene/notice-page.tsx';
import { useGame } from '../table/use-game.ts';
import { DeviceTable } from './device-table.tsx';
import { useDeviceMatch, type NoMatch, type OpenMatch, type Unkept } from './use-device-match.ts';

/** A match on this device, without a server. */
export function DevicePage({ matchId }: { readonly matchId: string }): ReactNode {
  const { words: shell } = useLocale();
  const words = useLaterWords(loadDeviceWords);
  const [opened, unkept] = useDeviceMatch(matchId);
  useEffect(() => {
    if (words) document.title = shell.title(words.title);
  }, [shell, words]);
  if (!words || opened === undefined) return <LoadingPage />;
  if (typeof opened === 'string') return <Missing words={words} why={opened} />;
  return <Table words={words} opened={opened} unkept={unkept} />;
}

interface TableProps {
  readonly words: DeviceWords;
  readonly opened: OpenMatch;
  readonly unkept: Unkept;
}

function Table(props: TableProps): ReactNode {
  const { words } = useLocale();
  const { game: id } = props.opened.match;
  const game = useGame(id);
  if (game === undefined) return <LoadingPage />;
  if (game === 'failed')
    return <NoticePage title={words.connection.failed} text={words.connection.failedText} />;
  return (
    <RulesHost game={id} ofReason={game.ruleOf}>
      <DeviceTable game={game} {...props} />
    </RulesHost>
  );
}

function Missing({
  words,
  why,
}: {
  readonly words: DeviceWords;
  readonly why: NoMatch;
}): ReactNode {
  const { connection } = useLocale().words;
  switch (why) {
    case 'gone':
      return <NoticePage title={words.gone} text={words.goneText} />;
    case 'otherRules':
      return <NoticePage title={words.otherRules} text={words.otherRulesText} />;
    case 'failed':
      return <NoticePage title={connection.failed} text={connection.failedText} />;
    case 'elsewhere':
      return (
        <NoticePage title={words.elsewhere} text={words.elsewhereText}>
          <button type="button" className="button main" onClick={() => location.reload()}>
            {words.reload}
          </button>
        </NoticePage>
      );
  }
}
