import type { ReportWords } from '../load-table-words.ts';

export const report: ReportWords = {
  open: 'Nahlásit chybu',
  openHint: 'připraví popis této chvíle pro někoho, kdo může pomoci',
  key: 'nahlásí chybu: připraví popis této chvíle',
  title: 'Nahlásit chybu',
  about: 'Napiš jedním řádkem, co se mělo stát, a pošli tento text správci serveru nebo autorům hry. Obsahuje partii, tuto chvíli a to, co stránka dostala naposledy.',
  hidden: 'Není v něm nic, co by ostatní místa nesměla vidět, a tvoje místo neotevře. Co držíš v tajnosti, se přidá, až když partie skončí.',
  link: 'Odkaz v textu otevře právě tuto chvíli, jakmile partie skončí.',
  label: 'Hlášení',
  copy: 'Kopírovat hlášení',
  save: 'Uložit do souboru',
};
