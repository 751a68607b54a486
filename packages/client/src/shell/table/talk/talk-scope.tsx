import { createContext, useEffect, useState, type ReactNode } from 'react';
import { Company } from '../../../net/company.ts';
import { SpokenContext } from '../../../table/controls/seats/spoken.ts';
import type { TableSession } from '../../../table/session/table-session.ts';
import { useLocale } from '../../../words/use-locale.ts';
import { seatName } from '../../seat-names.ts';
import { isolated, saidLine, saidText, shortened } from './said-text.ts';

/** How long what was said stands beside its seat, in ms; longer for each of its letters. */
const SHOWN_MS = 6_000;
const LETTER_MS = 50;

/** What is said at the table that is open. */
export const CompanyContext = createContext(new Company());

interface TalkScopeProps {
  readonly company: Company;
  readonly table: TableSession;
  readonly children: ReactNode;
}

/**
 * Shows what people say in the place of their names for a moment, where it covers nothing, and
 * tells it to those who do not see it.
 */
export function TalkScope({ company, table, children }: TalkScopeProps): ReactNode {
  const locale = useLocale();
  const [spoken, setSpoken] = useState<ReadonlyMap<number, string>>(new Map());
  const [told, setTold] = useState('');
  useEffect(() => {
    const timers = new Map<number, ReturnType<typeof setTimeout>>();
    const ended = company.onSaid((said) => {
      const { talk } = locale.words;
      const { seat } = said;
      const who = table.getState().snapshot?.seats[seat];
      setTold(saidLine(locale, said, who ? seatName(locale, who, seat) : talk.watcher));
      if (!who) return;
      const text = shortened(locale, saidText(locale, said));
      clearTimeout(timers.get(seat));
      setSpoken((old) => new Map(old).set(seat, talk.quoted(said.phrase ? text : isolated(text))));
      const end = (): void =>
        setSpoken((old) => new Map([...old].filter(([other]) => other !== seat)));
      timers.set(seat, setTimeout(end, SHOWN_MS + LETTER_MS * text.length));
    });
    return () => {
      ended();
      timers.forEach((timer) => clearTimeout(timer));
    };
  }, [company, table, locale]);
  return (
    <CompanyContext value={company}>
      {/* first: below the table it would make the page a pixel higher than the screen */}
      <p className="hidden" role="status">
        {told}
      </p>
      <SpokenContext value={spoken}>{children}</SpokenContext>
    </CompanyContext>
  );
}
