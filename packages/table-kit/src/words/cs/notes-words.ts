import { counted, whole } from '@atoll/engine/formats/cs';
import type { NotesWords } from '../load-replay-words.ts';

const notesOf = { one: 'poznámka', few: 'poznámky', other: 'poznámek' };

export const notes: NotesWords = {
  button: (count) => (count > 0 ? `Poznámky (${whole(count)})` : 'Poznámky'),
  title: 'Poznámky k\u00a0této partii',
  field: (at) => (at > 0 ? `Poznámka k\u00a0akci ${whole(at)}` : 'Poznámka k\u00a0začátku'),
  keep: 'Uložit',
  hint: (most) => `Nejvýš ${whole(most)} znaků, ukládá se v\u00a0tomto zařízení. Prázdná poznámka se smaže.`,
  empty: 'Není v\u00a0ní nic vidět.',
  long: 'Je moc dlouhá.',
  invisible: 'Obsahuje znaky, které nejsou vidět nebo obracejí text.',
  stacked: 'Na jednom písmenu je moc znamének.',
  none: 'Zatím tu žádné poznámky nejsou. Přejdi na nějakou chvíli a napiš první.',
  full: (most) => `K\u00a0partii se vejde ${counted(most, notesOf)}: před další nějakou smaž.`,
  lost: 'Tento prohlížeč nic neukládá: poznámky zmizí, až se stránka zavře.',
  own: 'Tvoje poznámka:',
  other: 'Z\u00a0odkazu:',
  mine: 'Tvoje poznámky',
  others: 'Poznámky z\u00a0odkazu',
  othersHint: (count) => `Napsal je někdo jiný (${counted(count, notesOf)}).`,
  keepThem: 'Přidat ke svým',
  drop: 'Odložit',
  at: (at) => (at > 0 ? `Akce ${whole(at)}` : 'Začátek'),
  delete: 'Smazat',
  sure: 'Opravdu smazat?',
  remove: (at) => `Smazat poznámku k\u00a0akci ${whole(at)}`,
  removeSure: (at) => `Opravdu smazat? Poznámka k\u00a0akci ${whole(at)}`,
  link: 'Odkaz s\u00a0tvými poznámkami',
  linkOfFile: 'Pošli k\u00a0němu i\u00a0soubor partie.',
  linkTooLong: 'Poznámky se do odkazu nevejdou: některé zkrať nebo smaž.',
  damaged: 'Poznámky v\u00a0tomto odkazu jsou poškozené nebo useknuté. Partie se zobrazí bez nich.',
  newer: 'Poznámky v\u00a0tomto odkazu jsou z\u00a0novější verze programu. Partie se zobrazí bez nich.',
  tooLong: 'Poznámky v\u00a0tomto odkazu jsou moc dlouhé. Partie se zobrazí bez nich.',
  otherMatch: 'Poznámky v\u00a0tomto odkazu patří k\u00a0jiné partii. Tato se zobrazí bez nich.',
};
