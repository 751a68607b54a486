import type { entry as English } from '../en/entry.ts';

export const entry: typeof English = {
  aim: 'Spojit dva ostrovy',
  tagline: 'Propoj dva ostrovy přes lagunu. Dva hráči, půl hodiny.',
  learn: 'Steere’s Atoll ještě neznáš? Nauč se ho v první partii za pět minut.',
  sides: ['Za Černého', 'Za Bílého'],
  options: {
    size: { label: 'Deska', hint: '7 na zkoušku, 11 podle autora, 15 a 19 pro dlouhé partie', values: { 7: '7', 11: '11', 15: '15', 19: '19' } },
    swap: { label: 'Výměna', hint: 'druhý hráč smí převzít první kámen' },
  },
};
