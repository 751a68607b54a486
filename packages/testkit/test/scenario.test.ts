import { describe, expect, test } from '@jest/globals';
import { scenario, ScenarioError } from '../src/index.ts';
import { dive, type DiveAction } from '../src/fixture/dive.ts';

const give = (pearl: number): DiveAction => ({ type: 'give', pearl });
const take = (pearl: number): DiveAction => ({ type: 'take', pearl });
const confirm: DiveAction = { type: 'confirm' };

const begun = () =>
  scenario(dive)
    .seats(2)
    .given((state) => {
      state.undecided = [];
      state.hands.splice(0, 2, [1, 9], [5, 6]);
      state.shelf.splice(0, 2, 3, 12);
    });

describe('a scenario', () => {
  test('tells a match: who does what, and what comes of it', () => {
    begun()
      .seat(0)
      .does(give(1), take(12), confirm)
      .expect((state, { events, scores }) => {
        expect(state.hands[0]).toEqual([12, 9]);
        expect(events.map((event) => event.type)).toEqual(['considering', 'swapped']);
        expect(scores[0]?.total).toBe(21);
      })
      .seat(1)
      .does({ type: 'rest' })
      .expect((state, { events }) => {
        expect(state.turn).toBe(0);
        expect(events).toEqual([{ type: 'rested', seat: 1 }]);
      });
  });

  test('reports the refused action, the reasons, the legal actions and the deciding seat', () => {
    const refused = (): unknown => begun().seat(0).does(give(2));
    expect(refused).toThrow(ScenarioError);
    expect(refused).toThrow(/seat 0: {"type":"give","pearl":2} is refused: \[{"code":"not-now"/);
    expect(refused).toThrow(
      /to decide: 0; legal for seat 0:\n {2}{"type":"draw"}\n {2}{"type":"give","pearl":1}/,
    );
    expect(() => begun().seat(1).does(confirm)).toThrow('legal for seat 1: nothing');
  });

  test('checks refusals by their reason', () => {
    begun().seat(1).mayNot({ type: 'draw' }, 'not-your-turn').seat(0).mayNot(confirm, 'not-now');
    expect(() => begun().seat(0).mayNot({ type: 'rest' }, 'not-now')).toThrow('is legal');
    expect(() => begun().seat(1).mayNot({ type: 'rest' }, 'not-now')).toThrow(
      'refused for not-your-turn',
    );
  });

  test('starts with options, and with another state if given returns one', () => {
    scenario(dive)
      .options({ bonus: 5 })
      .expect((state) => expect(state.bonus).toBe(5));
    const other = dive.setup({ seed: 'other', seats: 3, options: { bonus: 0 } });
    scenario(dive)
      .given(() => other)
      .expect((state) => expect(state).toBe(other));
    expect(() => scenario(dive).options({ bonus: 9 })).toThrow('0 to 5');
  });
});
