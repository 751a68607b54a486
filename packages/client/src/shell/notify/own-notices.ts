import { DeviceNotices } from '../../net/device-notices.ts';
import { noticeServer } from '../../net/notice-api.ts';
import { keptSeats } from '../person.ts';
import { pushBrowser } from './push-browser.ts';

/** The notifications of this browser. */
export const ownNotices = new DeviceNotices({
  seats: keptSeats,
  server: noticeServer,
  browser: pushBrowser,
  store: localStorage,
  language: () => document.documentElement.lang,
});
