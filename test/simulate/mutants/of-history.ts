import type { Mutant } from './mutants.ts';

const SERVER = 'packages/server/src';
const NET = 'packages/client/src/net';

/** Faults that the product once had, put back. */
export const ofHistory: readonly Mutant[] = [
  {
    name: 'split-at-home',
    from: 'e7d6d4b7',
    what: 'a server whose table Redis forgot opens it a second time',
    changes: [
      {
        file: `${SERVER}/room/directory.ts`,
        find: `    const room = matchMaker.getLocalRoomById(matchId);
    if (room) await cluster?.list(room);
    else if (!(await cluster?.holds(matchId)))`,
        replace: `    const there = cluster
      ? (await matchMaker.query({ roomId: matchId }))[0]
      : matchMaker.getLocalRoomById(matchId);
    if (!there)`,
      },
      {
        file: `${SERVER}/cluster/table-list.ts`,
        find: 'String(this.#options.settling)',
        replace: "'0'",
      },
      {
        file: `${SERVER}/cluster/table-driver.ts`,
        find: 'if (this.#own.has(room.roomId)) return false;\n    this.#own.add',
        replace: 'this.#own.add',
      },
    ],
  },
  {
    name: 'split-elsewhere',
    from: 'e7d6d4b7',
    what: 'another server opens a table that Redis forgot',
    changes: [
      { file: `${SERVER}/cluster/heartbeat.ts`, find: 'await this.#parts.relist();', replace: '' },
      {
        file: `${SERVER}/cluster/table-holders.ts`,
        find: 'if (settlesIn > 0) return undefined;',
        replace: '',
      },
      {
        file: `${SERVER}/cluster/table-list.ts`,
        find: 'String(this.#options.settling)',
        replace: "'0'",
      },
    ],
  },
  {
    name: 'closing-lets-in',
    from: '9c04cc55',
    what: 'a table that closes lets in who was on the way',
    changes: [
      {
        file: `${SERVER}/room/end-room.ts`,
        find: 'Object.keys(reserved)',
        replace: '[] as string[]',
      },
      {
        file: `${SERVER}/room/table-room.ts`,
        find: 'if (this.#closed) return client.leave(CloseCode.WITH_ERROR);',
        replace: '',
      },
    ],
  },
  {
    name: 'closing-is-500',
    from: '20fc9e42',
    what: 'the way into a table that closes answers 500',
    changes: [
      {
        file: `${SERVER}/http/matchmaking.ts`,
        find: `error instanceof Unreadable ||
  (error instanceof Error && error.constructor.name === 'SeatReservationError');`,
        replace: 'error instanceof Unreadable;',
      },
    ],
  },
  {
    name: 'redis-is-500',
    from: 'e09b478b',
    what: 'the way into a table answers 500 while Redis fails',
    changes: [
      {
        file: `${SERVER}/cluster/table-driver.ts`,
        find: 'return orUnreadable(super.findOne(...asked));',
        replace: 'return super.findOne(...asked) as Promise<IRoomCache>;',
      },
    ],
  },
  {
    name: 'refused-room-stays',
    from: '18b30e1d',
    what: 'a room that Redis could not list stays in memory',
    changes: [
      {
        file: `${SERVER}/cluster/table-driver.ts`,
        find: `await this.#orFalse(
      this.#parts.list.insert(room),
      'a table cannot be put on the list',
    );`,
        replace: 'await this.#parts.list.insert(room);',
      },
    ],
  },
  {
    name: 'left-takes-seat',
    from: '6ea6e87a',
    what: 'a page that was left while its table was looked for takes the seat',
    changes: [
      {
        file: `${NET}/live-session.ts`,
        find: 'if (generation !== this.#generation) return CLOSE_REPLACED; // left meanwhile',
        replace: '',
      },
    ],
  },
  {
    name: 'no-pulse',
    from: '13369fb1',
    what: 'nobody notices a connection that died without a word',
    changes: [
      {
        file: `${NET}/link/heartbeat.ts`,
        find: 'setInterval(() => this.look(), TICK)',
        replace: 'setInterval(() => undefined, TICK)',
      },
    ],
  },
  {
    name: 'late-try-wins',
    from: '5203e5f0',
    what: 'a try to enter that was given up takes the seat from the next one',
    changes: [
      {
        file: `${SERVER}/room/table-room.ts`,
        find: 'if (others.some((other) => isNewer(other.userData?.attempt, attempt)))',
        replace: 'if (others.length < 0 && isNewer(attempt, attempt))',
      },
    ],
  },
  {
    name: 'stale-for-good',
    from: 'ef76e351',
    what: 'an action is refused for good on account of an old log',
    changes: [
      {
        file: `${SERVER}/match/submissions.ts`,
        find: 'await lease.verifyRefusal(state.length);',
        replace: '',
      },
    ],
  },
  {
    name: 'old-answer-forgotten',
    from: 'ac22ee13',
    what: 'an action that was accepted long ago is refused when it is sent again',
    changes: [
      { file: `${SERVER}/match/submissions.ts`, find: 'if (first) return first;', replace: '' },
    ],
  },
  {
    name: 'old-prompt',
    from: 'e940f5e7',
    what: 'a refusal that is asked for again comes with the prompt of then',
    changes: [
      {
        file: `${SERVER}/match/submissions.ts`,
        find: `return known.ok || !known.prompt
          ? known
          : { ...known, prompt: state.promptForPerson(seat) };`,
        replace: 'return known;',
      },
    ],
  },
  {
    name: 'live-without-link',
    from: 'kill9, 21 November',
    what: 'a page calls itself live for a moment without a connection, and drops an action',
    changes: [
      {
        file: `${NET}/live-session.ts`,
        find: `      this.#link = undefined;
      this.#set({ status: 'lost' });
    }
    return code;`,
        replace: `      this.#link = undefined;
    }
    return code;`,
      },
    ],
  },
  {
    name: 'undone-step-stays',
    from: 'found by simulation',
    what: 'a step that was taken back unheard stays in the log of a table',
    changes: [
      {
        file: `${NET}/steps.ts`,
        find: 'return [...known.filter((step) => step.seq < kept), ...received];',
        replace: `const last = received.at(-1)?.seq ?? from - 1;
  return [
    ...known.filter((step) => step.seq < kept),
    ...received,
    ...known.filter((step) => step.seq > last),
  ];`,
      },
    ],
  },
];
