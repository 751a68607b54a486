export const tableRefusals: Readonly<Record<string, string>> = {
  unplayable:
    'Diese Partie kann nicht weitergespielt werden: Die Regeln dieses Servers sind neuer.',
  'too-often': 'Das war zu oft. Warte kurz und versuch es dann noch einmal.',
  stale: 'Am Tisch hat sich inzwischen etwas geändert. Sieh noch einmal hin.',
  'not-seated': 'Du schaust an diesem Tisch nur zu.',
  'said-too-much': 'Das war viel auf einmal. Warte kurz, bevor du mehr sagst.',
  silenced: 'Wer zuschaut, darf an diesem Tisch nur zuhören.',
  conceded: 'Du hast diese Partie aufgegeben; das lässt sich nicht zurücknehmen.',
  'bot-plays': 'Ein Bot spielt für dich. Übernimm erst wieder deinen Platz.',
  'time-up':
    'Deine Zeit für diesen Zug ist um. Der Bot spielt ihn; übernimm danach wieder deinen Platz.',
  'nothing-to-undo': 'Es gibt nichts zurückzunehmen.',
  'undo-out-of-reach': 'Das lässt sich nicht mehr zurücknehmen.',
  'undo-too-often':
    'Du hast so oft zurückgenommen, wie es hier erlaubt ist. Erst muss etwas Endgültiges geschehen.',
  'undo-log-full': 'In einer so langen Partie lässt sich nichts mehr zurücknehmen.',
  'not-stored': 'Der Server kann gerade nichts speichern. Versuch es gleich noch einmal.',
  internal: 'Fehler auf dem Server; nichts wurde geändert. Versuch es noch einmal.',
  left: 'Du hast diesen Tisch verlassen.',
};

export const refusals: Readonly<Record<string, string>> = {
  ...tableRefusals,
  malformed: 'Der Server hat diese Anfrage nicht verstanden. Lade die Seite neu.',
  'unknown-code': 'Diesen Code gibt es nicht.',
  'unknown-match': 'Diesen Tisch gibt es nicht.',
  'unknown-path': 'Der Server kennt diese Anfrage nicht. Lade die Seite neu.',
  full: 'An diesem Tisch sind alle Plätze besetzt.',
  started: 'Die Partie hat schon begonnen.',
  'no-such-seat': 'Diesen Platz gibt es nicht.',
  'own-seat': 'Das ist dein eigener Platz.',
  'unknown-bot': 'Dieser Server hat keinen solchen Bot.',
  'not-host': 'Das darf nur, wer den Tisch eröffnet hat.',
  'already-started': 'Die Partie hat schon begonnen.',
  'not-started': 'Die Partie hat noch nicht begonnen.',
  over: 'Die Partie ist vorbei.',
  'not-over': 'Die Partie ist noch nicht vorbei.',
  'seats-open': 'Jeder Platz dieser Stellung muss besetzt sein, von einer Person oder einem Bot.',
  'position-fixed':
    'Die Partie geht von einer Stellung aus weiter: Ihre Optionen bleiben, wie sie waren.',
  'seat-count': 'Das Spiel ist nicht für so viele Personen gemacht.',
  'seat-not-open': 'Dieser Platz ist besetzt.',
  'time-not-up': 'Das ist schon entschieden.',
  'not-away': 'Diese Person ist am Tisch.',
  'just-left': 'Diese Person ist erst seit einem Moment weg. Warte ein wenig.',
};
