import type { ComponentType } from 'react';

interface InvitePageProps {
  readonly code: string;
}

/** The lobby and tables need no invitation page. */
export const loadInvitePage = async (): Promise<ComponentType<InvitePageProps>> =>
  (await import('./invite-page.tsx')).InvitePage;
