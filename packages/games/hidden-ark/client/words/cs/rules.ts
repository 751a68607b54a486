import type { rules as English } from '../en/rules.ts';

/** The words of the rules with an icon, and the texts beside their picture. */
export const rules: typeof English = {
  icons: {
    'resource:money': ['peníz', 'peněz'],
    'resource:chemical': ['chemií', 'chemi'],
    'resource:marine': ['mořská biologi', 'mořské biologi', 'mořskou biologi'],
    'resource:conservation': ['ochrana přírody', 'ochrany přírody', 'ochranu přírody'],
    'resource:technology': ['technologií', 'technologi'],
    'glyph:build': ['stavbě', 'stavb'],
    'glyph:operation': ['plavbě', 'plavb'],
    'glyph:upgrade': ['vylepšení', 'vylepšování'],
    'glyph:research': ['výzkum'],
    'glyph:station': ['stanicí', 'stanic'],
    'glyph:vessel': ['loď', 'lodě', 'lodí', 'lod'],
    'glyph:rescue': ['záchraně', 'záchran'],
    'token:back': ['okamžit'],
  },
  fish: 'Ryba a co říká její destička: body, které přinese, cena záchrany, co k ní navíc musíš mít a kterého zdroje tě každá další záchrana bude stát o 1 méně.',
  draws: { order: 'na to, kdo začíná', tokens: 'na žetony', tiles: 'na ryby', escalation: 'na eskalace' },
};
