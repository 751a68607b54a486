import { useContext, type ReactNode } from 'react';
import { useLocale } from '../words/use-locale.ts';
import './rule-link.css';
import { rulePath, RuleLinksContext } from './rule-links.ts';

/** A link to a rule of the current game; renders nothing without rules. */
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
