/** Where a browser keeps what it is told of its matches; what a browser without notices has not. */
export const NOTICES = 'atoll.notices';

/** What a browser asked for, and for which seats. */
export interface KeptNotices {
  /** By what this device is known: a secret of its own. */
  readonly device: string;
  readonly push: boolean;
  /** Set where the browser's messages ended without its person, who has not seen that yet. */
  readonly lost?: boolean | undefined;
  readonly webhook?: { readonly url: string; readonly secret: string } | undefined;
  /** The token with which it asked last, by match. */
  readonly asked: Readonly<Record<string, string>>;
  /** The matches about which it is told. */
  readonly told: readonly string[];
}

/** Broken storage, and what another version wrote, counts as nothing. */
export function readNotices(store: Pick<Storage, 'getItem'>): KeptNotices | undefined {
  try {
    const value = JSON.parse(store.getItem(NOTICES) ?? 'null') as Partial<KeptNotices> | null;
    const { device, asked, told } = value ?? {};
    const good = typeof device === 'string' && typeof asked === 'object' && Array.isArray(told);
    return good ? (value as KeptNotices) : undefined;
  } catch {
    return undefined;
  }
}
