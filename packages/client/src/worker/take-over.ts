/** What a page tells a worker that waits, once its person wants the new version. */
export const TAKE_OVER = 'take over';
