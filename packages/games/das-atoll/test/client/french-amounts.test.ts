import { describe, expect, test } from '@jest/globals';
import { game } from '../../client/words/fr/interface.ts';

const called = {
  who: (seat: number) => ['Mira', 'Jonas'][seat] ?? '',
  corner: () => '',
  edge: () => '',
  hex: () => 'montagne 10',
};

describe('cards of a resource in French', () => {
  test('are counted', () => {
    expect(game.cards([2, 1, 3, 0, 4])).toBe('2 bois, 1 laine, 3 blés et 4 minerais');
    expect(game.held('argile', 2)).toBe('2 argiles');
    expect(game.held('blé', 0)).toBe('0 blé');
    expect(game.missing(game.cards([0, 0, 2, 0, 0]))).toBe('Il manque\u202f: 2 blés.');
    expect(game.rateSpoken(2, 'laine')).toBe('la banque prend 2 laines contre 1');
    expect(game.spoken.harbour(2, 'bois')).toBe('port, 2 bois contre 1');
  });

  test('have a partitive where there is no number', () => {
    expect(game.actions.exchange({ type: 'exchange', give: 'clay', get: 'wool' }, called)).toBe(
      'Échanger de l’argile contre de la laine',
    );
    expect(
      game.events.refuses({ type: 'refuses', seat: 0, give: 'clay', get: 'grain' }, called),
    ).toBe('Dans cette partie, Mira ne donnera jamais d’argile contre du blé.');
    expect(game.events.shortage({ type: 'shortage', resource: 'clay' }, called)).toBe(
      'La banque n’a plus assez d’argile.',
    );
  });
});

test('a place has its article', () => {
  expect(game.spoken.at.corner(['forêt 9', 'détroit'])).toBe('près de la forêt 9 et du détroit');
  expect(game.spoken.edge.between(['champ 5', 'pleine mer'])).toBe(
    'arête entre le champ 5 et la pleine mer',
  );
  expect(game.actions.robber({ type: 'robber', hex: 3 }, called)).toBe('Voleur sur la montagne 10');
});
