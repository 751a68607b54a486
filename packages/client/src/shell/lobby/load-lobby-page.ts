import type { ComponentType } from 'react';

/** Whoever comes by a link needs no lobby. */
export const loadLobbyPage = async (): Promise<ComponentType> =>
  (await import('./lobby-page.tsx')).LobbyPage;
