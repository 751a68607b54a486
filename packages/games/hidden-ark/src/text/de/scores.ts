import type { Catalogue } from '../catalogue.ts';

export const scores: Catalogue['scores'] = {
  stations: 'Stationen',
  vessels: 'Schiffe',
  tiles: 'Fische',
  points: 'Punktmarker',
  resources: 'Ressourcen',
  awards: 'Auszeichnungen',
  pool: 'Übrige Marker',
  escalation: 'Verschärfung',
  lowest: 'Kleinste Wertung',
  upgrades: 'Eingebaute Ausbauteile',
  tilesThenUpgrades: 'Fische, dann Ausbauteile',
};

export const scoreNotes: Catalogue['scoreNotes'] = {
  stations: '5 für jede Station außer denen vom Start',
  vessels: '3 für jedes Schiff außer denen vom Start',
  tiles: 'die Punkte aller geretteten Fische',
  points: 'auf See gesammelt',
  resources: '1 für je 4, die übrig sind, alle Arten zusammen',
  awards: 'für die meisten Fische einer Region und für Fische aller Regionen',
  pool: '2 für jeden Marker, der noch im Vorrat ist',
  escalation: 'die Summe der Verschärfungen auf der Karte wird abgezogen',
  lowest: 'die Wertung der Person mit den wenigsten Punkten zählt für alle',
  upgrades: '',
  tilesThenUpgrades: '',
};

export const bands: Catalogue['bands'] = {
  adrift: 'Ohne Kurs',
  untrained: 'Ungeübt',
  undecided: 'Unentschlossen',
  deckhand: 'An Deck',
  trainee: 'In Ausbildung',
  recruit: 'Angeheuert',
  captain: 'Auf der Brücke',
  guardian: 'Wache der Meere',
  expert: 'Meereskundig',
  master: 'Seele der Arche',
  saviour: 'Rettung der Meere',
};
