import type { ComponentType } from 'react';

interface InvitePageProps {
  readonly code: string;
}

/** Whoever comes to the lobby or to a table needs no invitation. */
export const loadInvitePage = async (): Promise<ComponentType<InvitePageProps>> =>
  (await import('./invite-page.tsx')).InvitePage;
