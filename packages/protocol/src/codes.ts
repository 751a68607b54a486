/**
 * Letters and digits of an invite code: none that look alike (no 0 O, 1 I L, 2 Z, 5 S, 8 B, U V).
 */
export const CODE_ALPHABET = '34679ACDEFGHJKMNPQRTWXY';
/**
 * The code that people read to each other: the first part of a whole code. It leads to a table
 * while the table is young.
 */
export const CODE_LENGTH = 6;
/**
 * The length of a whole code, which links contain. Tables from before whole codes have a code of
 * `CODE_LENGTH`.
 */
export const LONG_CODE_LENGTH = 12;

/** Close code of a connection whose seat was taken over by a newer connection. */
export const CLOSE_REPLACED = 4101;

/**
 * Close code of a connection whose token is no longer valid: the host opened its seat again, or its
 * person has another token.
 */
export const CLOSE_REMOVED = 4102;

/** The form of a match id, and of a seat token. */
export const MATCH_ID = /^[A-Za-z0-9_-]{16,32}$/;
export const SEAT_TOKEN = /^[A-Za-z0-9_-]{22,64}$/;
/** The secret id of a device that is notified of its matches. */
export const DEVICE = /^[A-Za-z0-9_-]{22}$/;
/** The secret id of a player of daily matches. */
export const PLAYER = /^[A-Za-z0-9_-]{22}$/;
/** The id of a stored backup of seats. */
export const BACKUP_ID = /^[A-Za-z0-9_-]{22}$/;

/** The secret of the link to an offered seat: 256 bits as base64url. */
export const OFFER_SECRET = /^[\w-]{43}$/;
