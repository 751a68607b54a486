import type { ReactNode } from 'react';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

/** The placeholder for a part of a page that is loading. */
export const LoadingLine = (): ReactNode => <p>{useLocale().words.loading}</p>;
