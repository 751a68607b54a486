import type { ReactNode } from 'react';
import { useLocale } from '../../words/use-locale.ts';

/** Stands in the place of a part of a page that is on its way. */
export const LoadingLine = (): ReactNode => <p>{useLocale().words.loading}</p>;
