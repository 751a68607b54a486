import { useContext, type ReactNode } from 'react';
import { useLocale } from '../words/use-locale.ts';
import './rule-link.css';
import { rulePath, RuleLinksContext } from './rule-links.ts';

/** Leads to a rule of the game that is played; nothing where no rules are at hand. */
export function RuleLink({ rule }: { readonly rule: string | undefined }): ReactNode {
  const { words } = useLocale();
  const links = useContext(RuleLinksContext);
  if (links === undefined || rule === undefined) return null;
  return (
    <a className="rule-link" href={rulePath(links.game, rule)}>
      {words.rules.rule(rule)}
    </a>
  );
}
