import { fieldsOf } from '@atoll/engine';
/** The storage key of the notifications; missing in a browser without notifications. */
export const NOTICES = 'atoll.notices';

/** The notifications that a browser requested, and the seats they are for. */
export interface KeptNotices {
  /** The secret that identifies this device. */
  readonly device: string;
  readonly push: boolean;
  /** Set when push messages ended without an action of the person, who has not seen that yet. */
  readonly lost?: boolean | undefined;
  readonly webhook?: { readonly url: string; readonly secret: string } | undefined;
  /** The token of the last request, by match. */
  readonly asked: Readonly<Record<string, string>>;
  /** The matches that the device is notified of. */
  readonly told: readonly string[];
}

/** Broken storage, and the format of another version, count as nothing. */
export function readNotices(store: Pick<Storage, 'getItem'>): KeptNotices | undefined {
  try {
    const value: unknown = JSON.parse(store.getItem(NOTICES) ?? 'null');
    const { device, asked, told } = fieldsOf(value);
    const good = typeof device === 'string' && typeof asked === 'object' && Array.isArray(told);
    return good ? (value as KeptNotices) : undefined;
  } catch {
    return undefined;
  }
}
