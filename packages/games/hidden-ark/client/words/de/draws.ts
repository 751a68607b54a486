import type { DrawWords } from '@atoll/table-kit/table/draw-words.ts';

export const draws: DrawWords = { order: 'für die Startperson', tokens: 'für die Marker', tiles: 'für die Fischplättchen', escalation: 'für die Verschärfungen' };
