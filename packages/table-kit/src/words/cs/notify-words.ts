import type { NotifyWords } from '../load-later-words.ts';

export const notify: NotifyWords = {
  open: 'Upozornit, když jsem na tahu',
  openHint: 'když tu nejsi; na tomto zařízení, nebo v chatu',
  back: 'Zpět do menu',
  about:
    'Když některá tvoje partie čeká na tebe, začíná nebo končí a ty u ní nejsi, můžeš dostat upozornění. Platí to pro všechny partie v tomto prohlížeči, i pro ty příští. Karty upozornění neprozradí.',
  push: 'Upozornit na tomto zařízení',
  pushHint: 'zprávou prohlížeče, i když je zavřený; nejdřív se zeptá, jestli smí',
  pushOn: 'Toto zařízení tě upozorní.',
  noPush: 'Tento prohlížeč tu zprávy zobrazit neumí. Možná potřebuje zabezpečenou adresu (https).',
  refused: 'Prohlížeč zprávy této stránky nezobrazuje. Povolit je můžeš v jeho nastavení.',
  webhook: 'Upozornit v chatu',
  webhookHint:
    'kanál na Discordu, Slacku nebo Mattermostu, nebo vlastní služba, k tomu vytvoří webovou adresu („webhook“); každý, kdo tam čte, může partii sledovat',
  field: 'Webová adresa pro zprávy',
  example: 'https://…',
  begin: 'Posílat zprávy tam',
  webhookOn: (host) => `Zprávy chodí na ${host}.`,
  secret:
    'Zprávy jsou podepsané tímto tajným klíčem, pro programy, které to ověřují. Zobrazí se jen teď:',
  copy: 'Kopírovat klíč',
  wrong: 'Tam nelze nic poslat. Musí to být veřejná adresa, která začíná https.',
  full: 'Toto místo upozorňuje tolik zařízení, kolik smí. Nejdřív upozornění vypni na jiném.',
  begun: 'Zapnuto.',
  stop: 'Vypnout upozornění',
  stopHint: 'na tomto zařízení, všechna najednou',
  stopped: 'Žádná upozornění už nedostaneš.',
  lost: 'Toto zařízení tě už neupozorní, když partie čeká: prohlížeč nebo jeho služba pro zprávy to ukončily.',
  lostAgain: 'Znovu zapnout',
  lostSeen: 'Nechat vypnuté',
};
