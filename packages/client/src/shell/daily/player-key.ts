/** The place of the id of this browser's player in its storage. */
export const PLAYER_KEY = 'atoll.player';
