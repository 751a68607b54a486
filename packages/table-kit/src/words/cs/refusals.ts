/**
 * Refusals of a table at any moment of a match of any game. A game has its own words for all
 * others.
 */
export const tableRefusals: Readonly<Record<string, string>> = {
  unplayable:
    'V této partii nelze pokračovat: pravidla na tomto serveru jsou novější než ta, podle kterých začala.',
  'too-often': 'To bylo příliš často. Chvíli počkej a zkus to znovu.',
  stale: 'U stolu se mezitím něco změnilo. Podívej se znovu.',
  'not-seated': 'Tento stůl jen sleduješ.',
  'said-too-much': 'Tolik vzkazů najednou nejde. Než pošleš další, chvíli počkej.',
  silenced: 'U tohoto stolu mohou diváci vzkazy jen číst.',
  conceded: 'Partie je z tvé strany vzdaná; to nejde vzít zpět.',
  'bot-plays': 'Hraje za tebe bot. Nejdřív se vrať na své místo.',
  'time-up': 'Tvůj čas na tento tah vypršel. Odehraje ho bot; na své místo se vrať po něm.',
  'nothing-to-undo': 'Není co vzít zpět.',
  'undo-out-of-reach': 'To už nelze vzít zpět.',
  'undo-too-often': 'Víckrát už tu zpět brát nelze. Nejdřív se musí stát něco, co zpět vzít nejde.',
  'undo-log-full': 'V tak dlouhé partii už nelze nic vzít zpět.',
  'not-stored': 'Server teď nemůže nic uložit. Za chvíli to zkus znovu.',
  internal: 'Server selhal; nic se nezměnilo. Zkus to znovu.',
  left: 'U tohoto stolu už nesedíš.',
};

/** Refusals of the server, by the code of the reason. */
export const refusals: Readonly<Record<string, string>> = {
  ...tableRefusals,
  malformed: 'Server tomuto požadavku nerozumí. Načti stránku znovu.',
  'unknown-code': 'Tento kód nikdo nezná.',
  'unknown-match': 'Takový stůl neexistuje.',
  'unknown-path': 'Server tento požadavek nezná. Načti stránku znovu.',
  full: 'U tohoto stolu jsou všechna místa obsazená.',
  started: 'Partie už začala.',
  'no-such-seat': 'Takové místo neexistuje.',
  'own-seat': 'To je tvoje vlastní místo.',
  'unknown-bot': 'Takového bota tento server nemá.',
  'not-host': 'To smí jen správce stolu.',
  'already-started': 'Partie už začala.',
  'not-started': 'Partie ještě nezačala.',
  over: 'Partie skončila.',
  'not-over': 'Partie ještě neskončila.',
  'seats-open':
    'Partie navazuje na jinou, a tak musí být obsazené každé místo, člověkem nebo botem.',
  'position-fixed': 'Partie navazuje na jinou: možnosti hry zůstávají stejné jako v ní.',
  'seat-count': 'Tato hra není pro tolik hráčů.',
  'seat-not-open': 'Toto místo je obsazené.',
  'time-not-up': 'O tom už je rozhodnuto.',
  'not-away': 'Tento hráč je u stolu.',
  'just-left': 'Toto místo je prázdné teprve chvilku. Ještě počkej.',
};
