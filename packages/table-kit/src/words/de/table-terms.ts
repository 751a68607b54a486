import type { TableTerms } from '../table-terms.ts';

export const tableTerms: TableTerms = {
  turn: { name: 'Zug', meaning: 'Sagt, wer gerade gefragt ist; bernsteinfarben, wenn du es bist.' },
  menu: { name: 'Menü', meaning: 'Enthält die Links dieses Tisches, die Einstellungen und den Weg zurück zur Lobby.' },
  watchers: { name: 'Zuschauende', meaning: 'So viele sehen zu, ohne mitzuspielen.' },
  scores: { name: 'Wertung', meaning: 'Zeigt noch einmal, wie es zu den Punkten dieser Partie kam.' },
  seatMark: { name: 'Zeichen', meaning: 'Alle haben eine Form und eine Farbe; sie stehen neben allem, was sie tun.' },
  presence: { name: 'Anwesenheit', meaning: 'Ein voller Punkt zeigt, dass die Person da ist, ein Ring, dass niemand da ist.' },
  hint: { name: 'Tipp', meaning: 'Ein Bot sagt, was er an deiner Stelle täte; von selbst tut er nichts.' },
  suggested: { name: 'Empfohlen', meaning: 'Das würde der Tipp tun.' },
  keys: { name: 'Tasten', meaning: 'Listet auf, was mit der Tastatur möglich ist.' },
  cancel: { name: 'Abbrechen', meaning: 'Lässt los, was halb getan ist, oder nimmt deine Aktion zurück.' },
  firstTime: { name: 'Zum ersten Mal', meaning: 'Erklärt jede Art von Frage die ersten zwei Male; ein Druck blendet es aus, die Einstellungen schalten es ab.' },
  back: { name: 'Zurück', meaning: 'Führt zur vorigen Wahl zurück; noch ist nichts geschehen.' },
};
