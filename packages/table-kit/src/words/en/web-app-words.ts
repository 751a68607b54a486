/** The texts that a system shows about the installed program. */
export const webApp = { description: 'Board games of the sea, played with friends in the browser', solo: 'Play solo', code: 'Join with a code' };
