import type { MenuWords } from '../load-table-words.ts';

export const menu: MenuWords = {
  tabs: 'Teile des Menüs',
  table: 'Dieser Tisch',
  groups: { reading: 'Die Partie', links: 'Links', ending: 'Dein Platz und deine Züge' },
  watchLinkHint: 'für alle, die nur zuschauen wollen',
  code: (code) => `Code ${code}`,
  hints: (allowed) => (allowed ? 'Tipps sind erlaubt' : 'Keine Tipps'),
  settings: 'Einstellungen',
  watchLink: 'Zuschaulink kopieren',
  seatLink: 'Platzlink kopieren',
  seatLinkHint: 'öffnet deinen Platz auf einem anderen Gerät; behalte ihn für dich',
  seatQr: 'Als QR-Code zeigen',
  seatQrHide: 'QR-Code ausblenden',
  seatQrLabel: 'QR-Code, der meinen Platz auf einem anderen Gerät öffnet',
  replace: 'Platzlink ersetzen',
  replaceHint: 'falls ihn jemand anders hat: Der alte Link öffnet dann nirgends mehr deinen Platz',
  replaced: 'Erledigt. Nur dieser Browser öffnet noch deinen Platz; kopiere den neuen Link für andere Geräte.',
  rulesHint: 'dieses Spiels, neben dem Tisch',
  lookBack: 'Zurückblicken',
  lookBackHint: 'auf das, was geschah, während die Partie weiterläuft',
  leave: 'Zurück zur Lobby',
  leaveHint: 'Die Partie bleibt bestehen. Du findest sie in der Lobby unter „Deine Partien“ wieder.',

  concede: {
    open: 'Aufgeben',
    openHint: 'endgültig; für eine Pause geh einfach zur Lobby',
    title: 'Diese Partie aufgeben?',
    ends: 'Die Partie endet sofort und ist für dich verloren. Das lässt sich nicht zurücknehmen.',
    playsOn: 'Ein Bot spielt für dich weiter, damit die anderen zu Ende spielen können. Du bekommst den Platz nicht zurück.',
    sure: 'Aufgeben',
    back: 'Weiterspielen',
  },

  standIn: {
    handOverOf: (name) => `Bot für ${name} weiterspielen lassen`,
    away: (name) => `${name} ist nicht da und darf den Platz jederzeit wieder übernehmen.`,
    forMe: 'Bot für mich spielen lassen',
    forMeHint: 'Du kannst zuschauen oder gehen und deinen Platz jederzeit wieder übernehmen.',
  },
};
