import type { ComponentType } from 'react';

/** Pages opened by a link need no lobby. */
export const loadLobbyPage = async (): Promise<ComponentType> =>
  (await import('./lobby-page.tsx')).LobbyPage;
