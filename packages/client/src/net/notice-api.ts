import { call } from './api.ts';
import type { NoticeServer } from './device-notices.ts';
import { readNotifications, readPushKey } from './read.ts';

const pathOf = (device: string): string => `/api/notifications/${device}`;

/** The server that the page came from. */
export const noticeServer: NoticeServer = {
  pushKey: async () => (await call('/api/push-key', readPushKey, { method: 'GET' })).key,
  subscribe: (device, body) => call(pathOf(device), readNotifications, { method: 'PUT', body }),
  stop: (device) => call(`${pathOf(device)}/stop`, readNotifications, { method: 'POST', body: {} }),
};
