import { all, counted, plural } from '@atoll/engine/formats/cs';
import type { Words } from '../locale.ts';
import { refusals, tableRefusals } from './refusals.ts';
import { lobby, mine } from './lobby.ts';
import { rematch, scores } from './after-match.ts';
import { table } from './table.ts';

const people = { one: 'hráč', few: 'hráči', other: 'hráčů' };

/** Czech. */
export const words: Words = {
  ...{ lobby, mine, table, scores, rematch, refusals, tableRefusals },
  title: (page) => `${page} · Atoll`,
  back: 'Zpět do lobby',
  close: 'Zavřít',
  asked: (text) => `${text}?`,
  loading: 'Okamžik …',
  nameLabel: 'Tvoje jméno',
  nameProblems: {
    empty: 'Nejdřív zadej své jméno.',
    long: 'Jméno má nejvýš 24 znaků.',
    invisible: 'V tomto jménu je znak, který nikdo nevidí. Napiš jméno znovu.',
    stacked: 'Jedno písmeno tohoto jména má příliš mnoho znamének.',
  },
  players: (count) => counted(count, people),
  watchers: (count) => (count === 0 ? 'Bez diváků' : counted(count, { one: 'divák', few: 'diváci', other: 'diváků' })),

  gallery: { title: 'Karty', of: (game) => `Karty hry ${game}`, failed: 'Karty se nenačetly. Načti stránku znovu.', link: 'Prohlédnout si karty' },

  rules: { title: 'Pravidla', of: (game) => `Pravidla hry ${game}`, rule: (id) => `Pravidlo ${id}` },

  invite: {
    title: 'Pozvánka',
    lead: (name) => `${name} tě zve ke stolu`,
    closed: { waiting: 'Všechna místa jsou obsazená, ale hru můžeš sledovat.', playing: 'Partie už začala. Můžeš ji sledovat.', over: 'Tato partie skončila. Můžeš se podívat, jak dopadla.' },
    join: 'Přidat se ke stolu',
    watch: 'Sledovat',
    look: 'Podívat se',
    mine: 'Na své místo',
    missing: 'Tento kód nikdo nezná',
    missingText: 'Stůl už možná dávno není, nebo je v kódu překlep. Krátký kód vede ke stolu týden, odkaz déle.',
    wrong: (code) => `${code} není kód`,
    failed: 'Pozvánka se neotevřela',
  },

  room: {
    title: 'Tvůj stůl',
    guest: (name) => `Stůl: ${name}`,
    alone: 'Pozvi přátele, nebo přidej bota.',
    ready: 'Čeká se na hráče. Začít můžeš hned.',
    wait: (host) => `Čeká se, až ${host} zahájí hru.`,
    watching: 'Hru jen sleduješ. Partie ještě nezačala.',
    code: 'Kód tohoto stolu',
    qr: 'QR kód s odkazem na pozvánku, pro fotoaparát telefonu',
    share: 'Sdílet',
    copy: 'Kopírovat odkaz',
    copied: 'Zkopírováno',
    shareText: 'Pojď si se mnou zahrát',
    seats: 'Místa',
    open: 'Volné místo',
    openHost: 'pozvi někoho, nebo přidej bota',
    openGuest: 'ještě může někdo přijít',
    you: 'ty',
    host: 'správce',
    here: 'U stolu',
    guestHere: 'už tu sedí',
    away: 'bez připojení',
    bot: 'bot',
    addBot: 'Přidat bota',
    toSeat: (seat) => `na místo ${seat}`,
    strength: (name, strength) => `${name}: ${strength}`,
    skill: (name) => `Jak dobře hraje ${name}`,
    free: (name) => `Znovu uvolnit místo: ${name}`,
    start: (count) => (count === 1 ? 'Začít sólo' : `Začít: ${counted(count, people)}`),
    options: 'Možnosti',
    access: 'Veřejný stůl',
    accessHint: 'kdokoli ho najde v lobby',
    hints: 'Nápověda',
    hintsHint: 'bot řekne, co by udělal; ve hře jen s boty se můžeš ptát vždy',
    on: 'ano',
    off: 'ne',
    newPage: 'otevře se na nové stránce',
    rename: 'Změnit jméno',
    elsewhere: 'Pokračovat jinde',
    elsewhereHint: 'Tento odkaz otevře tvoje místo na jiném zařízení. Nech si ho pro sebe.',
    elsewhereCopy: 'Kopírovat můj odkaz',
    draws: 'Férové losování',
  },

  botNames: ['Remora', 'Triton', 'Kauri', 'Manta', 'Nautilus', 'Přílipka'],
  programNamed: (name) => `${name} (bot)`,
  strengths: ['lehký', 'střední', 'silný', 'velmi silný'],
  bots: { random: 'Lehký', greedy: 'Dravý' },

  status: {
    yourTurn: 'Jsi na tahu',
    turnOf: (name) => `Na tahu: ${name}`,
    waitingFor: (names) => `Na tahu: ${all(names)}`,
    over: 'Dohráno',
    watching: 'Sleduješ hru',
    hurried: 'Boti spěchají',
    hurriedHint: 'Na tomto serveru přemýšlí mnoho botů najednou, proto jim na rozmyšlenou zbývá méně času.',
    firstTime: 'Co se teď rozhoduje',
    firstTimeAway: 'Skrýt tento řádek',
    scores: 'Bodování',
    loading: 'Stůl se chystá …',
    fast: 'Rychle vpřed',
    fastHint: 'Ukáže akce botů najednou, až po další otázku pro člověka.',
    titleYourTurn: 'Jsi na tahu',
    titleTable: (name) => `Stůl: ${name}`,
  },

  connection: {
    connecting: 'Hledá se stůl …',
    lost: 'Spojení se přerušilo. Obnovuje se samo; nic se neztratí.',
    unsent: 'Potom se odešle i tvoje volba.',
    retry: 'Zkusit hned',
    replaced: 'Otevřeno jinde',
    replacedText: 'Tvoje místo je otevřené na jiném zařízení nebo na jiné kartě prohlížeče. Můžeš pokračovat tam, nebo si ho přenést sem.',
    takeBack: 'Pokračovat tady',
    removed: 'Toto místo už není tvoje',
    removedText: 'Před začátkem partie se toto místo znovu uvolnilo, nebo v odkazu kus chybí. Hru můžeš sledovat dál.',
    missing: 'Takový stůl neexistuje',
    missingText: 'Odkaz je možná starý, nebo z něj kus chybí.',
    unplayable: 'Tato partie se tu hrát nedá',
    unplayableText: 'Pravidla na tomto serveru jsou novější než partie, která zůstává, jak je. Dohrát ji lze jen na serveru s tehdejšími pravidly.',
    serverFailed: 'Server u tohoto stolu selhává',
    serverFailedText: 'Odpovídá stále jen chybou. Co se odehrálo, je uložené. Zkus to později, nebo to oznam správci serveru.',
    again: 'Zkusit znovu',
    broken: 'U stolu se něco pokazilo',
    brokenText: 'Na této stránce nastala chyba; samotná partie je na serveru v bezpečí. Načti stránku znovu a pokračuj.',
    failed: 'Stůl se nenačetl',
    failedText: 'Část programu nedorazila. Načti stránku znovu.',
    reload: 'Načíst znovu',
  },

  menu: { title: 'Menu' },

  standIn: {
    plays: 'Hraje za tebe bot.',
    botOf: (name) => `${name} (hraje bot)`,
    takeBack: 'Vrátit se na místo',
    waited: (name) => `${name} tu není a všichni čekají.`,
    handOver: 'Ať hraje bot',
    short: 'dohrál bot',
  },

  talk: { tab: (unread) => (unread > 0 ? `Vzkazy, nepřečtené: ${unread}` : 'Vzkazy') },

  concede: {
    own: 'Partie vzdána. Tvoje místo dohraje bot.',
    ownResult: 'Partie vzdána.',
    won: (names) => `Vítězíš: ${all(names)} ${plural(names.length, { one: 'vzdává', other: 'vzdávají' })} partii.`,
    short: 'vzdáno',
  },

  settings: {
    title: 'Nastavení',
    pace: 'Tempo botů',
    paceHint: 'jak dlouho uvidíš každé jejich rozhodnutí u stolů, které spravuješ',
    paceHere: 'jak dlouho všichni uvidí každé jejich rozhodnutí',
    paces: { 0: 'Hned', 900: 'Klidně', 2000: 'Pomalu' },
    lettersAre: { on: 'Písmena a znaky lze vypnout v nastavení.', off: 'Písmena a znaky jsou v nastavení vypnuté.' },
  },

  refused: (code) => `To se nepovedlo (${code}).`,
  unreachable: 'Server neodpovídá. Za chvíli to zkus znovu.',
};
