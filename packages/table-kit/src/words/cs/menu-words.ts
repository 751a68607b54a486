import type { MenuWords } from '../load-table-words.ts';

interface Hints {
  readonly hints: (allowed: boolean) => string;
}

export const menu: Omit<MenuWords, 'hints'> & Hints = {
  tabs: 'Části menu',
  table: 'Tento stůl',
  groups: { reading: 'Partie', links: 'Odkazy', ending: 'Tvoje místo a tvoje tahy' },
  watchLinkHint: 'pro přátele, kteří chtějí přihlížet',
  code: (code) => `Kód ${code}`,
  hints: (allowed) => (allowed ? 'Nápověda je povolená' : 'Bez nápovědy'),
  settings: 'Nastavení',
  watchLink: 'Odkaz pro diváky',
  seatLink: 'Kopírovat můj odkaz',
  seatLinkHint: 'otevře tvoje místo na jiném zařízení; nech si ho pro sebe',
  seatQr: 'Ukázat jako QR kód',
  seatQrHide: 'Skrýt QR kód',
  seatQrLabel: 'QR kód, který otevře moje místo na jiném zařízení',
  replace: 'Vyměnit můj odkaz',
  replaceHint: 'kdyby ho mohl mít někdo jiný: starý pak už nikde nic neotevře',
  replaced: 'Hotovo. Tvoje místo teď otevře jen tento prohlížeč; pro jiná zařízení zkopíruj nový odkaz.',
  rulesHint: 'této hry, vedle stolu',
  lookBack: 'Projít dosavadní tahy',
  lookBackHint: 'zatímco partie běží',
  leave: 'Odejít do lobby',
  leaveHint: 'Partie zůstane, jak je. V lobby ji najdeš pod nadpisem „Tvoje partie“.',

  concede: {
    open: 'Vzdát',
    openHint: 'natrvalo; když jdeš jen na chvíli pryč, prostě odejdi',
    title: 'Vzdát tuto partii?',
    ends: 'Partie hned skončí tvou prohrou. Nikdo to nemůže vzít zpět.',
    playsOn: 'Tvoje místo dohraje bot, aby ostatní mohli partii dohrát. Zpátky ho už nedostaneš.',
    sure: 'Vzdát',
    back: 'Hrát dál',
  },

  standIn: {
    handOverOf: (name) => `Ať za hráče ${name} hraje bot`,
    away: (name) => `${name} tu není a své místo může kdykoli převzít zpět.`,
    forMe: 'Ať za mě hraje bot',
    forMeHint: 'Můžeš přihlížet nebo odejít a své místo kdykoli převzít zpět.',
  },
};
