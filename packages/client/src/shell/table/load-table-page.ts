import type { ComponentType } from 'react';
import type { TablePageProps } from './table-page.tsx';

/** Tables load the SDK, which no lobby needs. */
export const loadTablePage = async (): Promise<ComponentType<TablePageProps>> =>
  (await import('./table-page.tsx')).TablePage;
