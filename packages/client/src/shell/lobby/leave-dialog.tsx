import { useEffect, useState, type ReactNode } from 'react';
import { colyseusTransport } from '../../net/link/colyseus-transport.ts';
import { leaveMatch } from '../../net/seats/leave-match.ts';
import { LiveSession } from '../../net/live-session.ts';
import { newId } from '../../net/new-id.ts';
import type { KeptSeat } from '../../net/seats/seats.ts';
import { ConfirmDialog } from '@atoll/table-kit/ui/dialog/confirm-dialog.tsx';
import type { DeviceWords } from '@atoll/table-kit/words/load-page-words.ts';
import { reasonWords } from '@atoll/table-kit/words/refusal-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { keptSeats } from '../person.ts';
import { botsOf, usualBot } from '../bots/bots.ts';

interface LeaveDialogProps {
  readonly kept: KeptSeat;
  readonly words: DeviceWords;
  /** Without the server a match can only be removed from the list. */
  readonly server: 'reached' | 'silent';
  /** The match stays in the list. */
  readonly onKeep: () => void;
  /** The match is removed from the list. */
  readonly onForget: (matchId: string) => void;
}

/** Asks whether to leave a running match, or only to remove it from the list. */
export function LeaveDialog({
  kept,
  words,
  server,
  onKeep,
  onForget,
}: LeaveDialogProps): ReactNode {
  const locale = useLocale();
  const [problem, setProblem] = useState<string>();
  const [table, setTable] = useState<LiveSession>();
  useEffect(() => () => table?.leave(), [table]);
  const { matchId, game, told: seated } = kept;
  const forget = (): void => {
    onForget(matchId);
    onKeep();
  };
  const hasOthers = seated?.seats.some(({ kind }, at) => kind === 'person' && at !== seated.seat);
  const text = hasOthers ? `${words.forgetOthers} ${words.forgetText}` : words.forgetText;
  if (server === 'silent')
    return (
      <ConfirmDialog
        words={{ title: words.forgetTitle, text, keep: words.forgetKeep, sure: words.forgetDo }}
        open
        onOpen={onKeep}
        onSure={forget}
      />
    );
  const leave = async (): Promise<void> => {
    const session = sessionOf(kept);
    setProblem(undefined);
    setTable(session);
    const reasons = await leaveMatch(session, async () => usualBot(await botsOf(locale, game)));
    setTable(undefined);
    if (reasons === undefined) forget();
    else setProblem(reasonWords(locale, reasons));
  };
  return (
    <ConfirmDialog
      words={{
        title: words.leaveTitle,
        text: seated?.phase === 'waiting' ? words.leaveWaiting : words.leaveText,
        keep: words.forgetKeep,
        sure: words.leaveDo,
      }}
      open
      onOpen={onKeep}
      problem={problem}
      busy={table !== undefined}
      onSure={() => void leave()}
      other={{ text, label: words.forgetOnly, onPick: forget }}
    />
  );
}

const sessionOf = ({ matchId, token, next }: KeptSeat): LiveSession =>
  new LiveSession({
    transport: colyseusTransport(location.origin),
    ...{ matchId, token, next, newId },
    kept: () => keptSeats.find(matchId),
    onToken: (keys) => keptSeats.keep({ matchId, ...keys }),
  });
