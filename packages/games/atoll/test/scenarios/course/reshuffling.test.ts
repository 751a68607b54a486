import { describe, expect, test } from '@jest/globals';
import { at, buyAnimal, buyCoral } from '../support/actions.ts';
import { alone, reef } from '../support/reef.ts';

describe('[T7, 17] Reshuffling offer decks', () => {
  test('an empty deck is made anew from the discard pile of its kind', () => {
    const match = alone(
      { coins: 2 },
      {
        offers: { animals: ['flame-angelfish', 'sea-apple'] },
        decks: { animals: [], corals: ['lobe-coral'], large: ['tiger-shark'] },
        discards: { animals: ['citron-goby', 'giant-clam', 'boxer-crab'], corals: ['rice-coral'] },
      },
    );
    match.act(0, buyAnimal('flame-angelfish'), at(1, 0));
    const { offer, deck, discard } = match.state.animals;
    expect(['citron-goby', 'giant-clam', 'boxer-crab']).toContain(offer[0]);
    expect(offer).toHaveLength(2);
    expect(deck).toHaveLength(2);
    expect(discard).toEqual([]);
    expect([...offer, ...deck].sort()).toEqual([
      'boxer-crab',
      'citron-goby',
      'giant-clam',
      'sea-apple',
    ]);
    expect(match.state.corals.discard).toEqual(['rice-coral']);
    expect(match.eventsOf('deckReshuffled')).toEqual([
      { type: 'deckReshuffled', offer: 'animals' },
    ]);
  });

  test('not before a card is needed', () => {
    const match = alone(
      { coins: 2 },
      {
        offers: { corals: ['lobe-coral', 'rice-coral'] },
        decks: { corals: ['blue-coral'] },
        discards: { corals: ['brush-coral'] },
      },
    );
    match.act(0, buyCoral('rice-coral'), at(1, 1));
    expect(match.state.corals).toMatchObject({
      offer: ['blue-coral', 'lobe-coral'],
      deck: [],
      discard: ['brush-coral'],
    });
  });

  test('corals and Large Fish likewise', () => {
    const table = {
      offers: { corals: ['rice-coral'] },
      decks: { corals: [] },
      discards: { corals: ['brush-coral'] },
    };
    const corals = alone({ coins: 2 }, table);
    expect(corals.act(0, buyCoral('rice-coral'), at(1, 1)).state.corals).toMatchObject({
      offer: ['brush-coral'],
      deck: [],
      discard: [],
    });
    const wide = { coins: 9, corals: ['basic-coral', { card: 'hump-coral', x: 1, y: -1 }] };
    const large = alone(wide, {
      offers: { large: ['blacktip-reef-shark'] },
      decks: { large: [] },
      discards: { large: ['tiger-shark'] },
    });
    large.act(0, buyAnimal('blacktip-reef-shark'), at(1, 0));
    expect(large.state.large).toMatchObject({ offer: ['tiger-shark'], deck: [], discard: [] });
  });

  test('if both are empty the offer stays short', () => {
    const match = alone(
      { coins: 2 },
      { offers: { corals: ['rice-coral', 'blue-coral'] }, decks: { corals: [] } },
    );
    match.act(0, buyCoral('blue-coral'), at(1, 1));
    expect(match.state.corals.offer).toEqual(['rice-coral']);
    expect(match.eventsOf('offerRefilled')).toEqual([]);
  });

  test('a Recovery draws two cards as far as there are any, however few it discards', () => {
    const after = (decks: readonly string[]) =>
      reef([{}, {}], { offers: { corals: ['rice-coral'] }, decks: { corals: decks } }).finishRound()
        .state.corals.offer;
    expect(after(['lobe-coral', 'blue-coral'])).toEqual(['lobe-coral', 'blue-coral']);
    expect(after(['blue-coral'])).toEqual(['rice-coral', 'blue-coral']);
    expect(after([])).toEqual(['rice-coral']);
  });

  test('an empty offer is no obstacle', () => {
    const match = alone({ coins: 9 }, { offers: { corals: [], animals: [], large: [] } });
    expect(
      match.legal(0).some((action) => action.type === 'buyCoral' || action.type === 'buyAnimal'),
    ).toBe(false);
    match.finishRound();
    expect(match.state.round).toBe(2);
  });

  test('cards that Recovery discards may come back at once when the deck is empty', () => {
    const offer = [
      'lobe-coral',
      'rice-coral',
      'blue-coral',
      'brush-coral',
      'hump-coral',
      'table-coral',
    ];
    const match = reef([{}, {}], {
      offers: { corals: offer },
      decks: { corals: [] },
    }).finishRound();
    const { corals } = match.state;
    expect([...corals.offer, ...corals.deck, ...corals.discard].sort()).toEqual([...offer].sort());
    expect(corals.offer).toHaveLength(6);
    expect(corals.offer.slice(2)).toEqual(offer.slice(0, 4));
  });
});
