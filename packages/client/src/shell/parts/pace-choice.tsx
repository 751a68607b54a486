import type { ReactNode } from 'react';
import { changeSettings, PACES, useSettings } from '../../settings/use-settings.ts';
import { Choice } from '../../ui/choice.tsx';
import { useLocale } from '../../words/use-locale.ts';

/**
 * How fast bots act at the tables of this person; each change holds at once, also at a table that
 * plays already.
 */
export function PaceChoice({ hint }: { readonly hint: string }): ReactNode {
  const { words } = useLocale();
  const { pace } = useSettings();
  return (
    <Choice
      label={words.settings.pace}
      hint={hint}
      values={PACES}
      value={pace as (typeof PACES)[number]}
      word={(value) => words.settings.paces[value]}
      onChange={(value) => changeSettings({ pace: value })}
    />
  );
}
