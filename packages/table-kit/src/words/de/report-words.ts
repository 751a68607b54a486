import type { ReportWords } from '../load-table-words.ts';

export const report: ReportWords = {
  open: 'Hier stimmt etwas nicht',
  openHint: 'stellt zusammen, was diese Seite über diesen Moment weiß, damit andere helfen können',
  key: 'stellt zusammen, was hier nicht stimmt, damit andere helfen können',
  title: 'Hier stimmt etwas nicht',
  about:
    'Sag in einer Zeile, was du erwartet hast, und schick diesen Text an die, die den Server betreiben oder das Spiel schreiben. Er nennt die Partie, diesen Moment und was diese Seite zuletzt bekam.',
  hidden: 'Nichts davon ist vor den anderen Plätzen geheim, und nichts darin öffnet deinen Platz. Was du geheim hältst, kommt erst dazu, wenn die Partie vorbei ist.',
  link: 'Der Link darin öffnet genau diesen Moment, sobald die Partie vorbei ist.',
  label: 'Der Bericht',
  copy: 'Bericht kopieren',
  save: 'Als Datei speichern',
};
