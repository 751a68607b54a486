import { isDesktop } from '../layout/desktop-size.ts';

export const loadSidePanels = async () =>
  (await import('../panels/desktop/side-panels.tsx')).SidePanels;
export const loadPhonePanels = async () =>
  (await import('../panels/phone/phone-panels.tsx')).PhonePanels;

/** Starts loading the panels of this screen, before the table is measured. */
export const loadPanelsAhead = (): Promise<unknown> =>
  isDesktop({ width: innerWidth, height: innerHeight }) ? loadSidePanels() : loadPhonePanels();
