/** The message of a page to a waiting worker, once the person wants the new version. */
export const TAKE_OVER = 'take over';
