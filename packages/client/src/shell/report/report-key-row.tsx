import type { ReactNode } from 'react';
import { KeyRow } from '../../ui/keys-dialog.tsx';
import { loadReportWords } from '../../words/load-later-words.ts';
import { useLaterWords } from '../../words/use-later-words.ts';

/** The key of the report in a list of keys. */
export function ReportKeyRow({ name }: { readonly name: string }): ReactNode {
  const words = useLaterWords(loadReportWords);
  return words && <KeyRow name={name} meaning={words.key} />;
}
