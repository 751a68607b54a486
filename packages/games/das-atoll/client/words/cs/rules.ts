import type { rules as English } from '../en/rules.ts';

/** The words of the rules with an icon, and the texts below their picture. */
export const rules: typeof English = {
  icons: {
    'cargo:wood': ['dřev'],
    'cargo:wool': ['vln'],
    'cargo:grain': ['obilí'],
    'cargo:clay': ['hlín'],
    'cargo:ore': ['rud'],
    'das:settlement': ['vesnicí', 'vesnic'],
    'das:city': ['měst'],
    'das:road': ['cest'],
    'das:ship': ['loď', 'lodě', 'lodí', 'lod'],
  },
  lane: 'Průliv mezi malým atolem vlevo a velkým atolem. Nahoře vedou dvě lodě od vesnice k vesnici téhož hráče: plavební dráha, a tedy bod. Je uzavřená, takže žádná z jejích lodí se nepřesouvá. Dole loď jiného hráče zatím nic nespojuje, a protože je vedle ní pirát, zůstává také, kde je.',
  draws: { board: 'na herní plán', cards: 'na balíček karet', dice: 'na kostky', theft: 'na ukradené karty' },
};
