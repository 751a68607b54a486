/** A vowel, a y before a consonant, or a mute h; "Hans", "Hana" and English names have none. */
const ELIDED = /^(?:[aeiouàáâäåãèéêëìíîïòóôöõøùúûüœæ]|y(?![aeiou])|h(?:[eéèêëy]|i(?!d|gh)|adri|olo|ono|orte|ora|ub|ug|uî))/i;

/** Whether "de", "le", "la" and "que" lose their vowel before a French word or a name. */
export const elides = (word: string): boolean => ELIDED.test(word.normalize('NFC'));

/** "de" before a French word or a name: "de Mira", "d’Anna". */
export const de = (word: string): string => (elides(word) ? `d’${word}` : `de ${word}`);

/** "que" before it: "que Mira", "qu’Anna". */
export const que = (word: string): string => (elides(word) ? `qu’${word}` : `que ${word}`);
