import type { Mutant } from './mutants.ts';

const SERVER = 'packages/server/src';
const NET = 'packages/client/src/net';

/** Faults that the product never had. */
export const own: readonly Mutant[] = [
  {
    name: 'shown-before-stored',
    from: 'own',
    what: 'an action is shown before it is stored',
    changes: [
      {
        file: `${SERVER}/match/submissions.ts`,
        find: `    await lease.append(entries.map((entry, index) => ({ entry, clientId: index === 0 ? id : '' })));
`,
        replace: '',
      },
      {
        file: `${SERVER}/match/submissions.ts`,
        find: '    const isDue =',
        replace: `    await lease.append(entries.map((entry, index) => ({ entry, clientId: index === 0 ? id : '' })));
    const isDue =`,
      },
    ],
  },
  {
    name: 'acknowledged-before-stored',
    from: 'own',
    what: 'an action is acknowledged while it is being stored',
    changes: [
      {
        file: `${SERVER}/match/submissions.ts`,
        find: 'await lease.append(entries.map(',
        replace: 'void lease.append(entries.map(',
      },
    ],
  },
  {
    name: 'unknown-is-not-stored',
    from: 'own',
    what: 'a commit of unknown fate counts as not stored',
    changes: [
      {
        file: `${SERVER}/store/postgres/postgres.ts`,
        find: 'if (!unknown && (error instanceof NotSent || isRolledBack(error)))',
        replace: 'if (!unknown)',
      },
    ],
  },
  {
    name: 'lost-goes-on',
    from: 'own',
    what: 'a server that lost a match goes on with it',
    changes: [
      {
        file: `${SERVER}/match/write-lease.ts`,
        find: 'if (!(error instanceof NotStored)) this.#lose(error);',
        replace: '',
      },
    ],
  },
  {
    name: 'stalled-for-ever',
    from: 'own',
    what: 'a store that was stalled once stores nothing any more',
    changes: [
      {
        file: `${SERVER}/store/commit-queue.ts`,
        find: `      clearTimeout(late);
      this.#stalled = false;`,
        replace: '      clearTimeout(late);',
      },
    ],
  },
  {
    name: 'side-by-side',
    from: 'own',
    what: 'what changes a match is done side by side instead of in turn',
    changes: [
      {
        file: `${SERVER}/match/serial-queue.ts`,
        find: 'this.#tail.then(task, task)',
        replace: 'Promise.resolve().then(task)',
      },
    ],
  },
  {
    name: 'never-dead',
    from: 'own',
    what: 'a dead server counts as alive',
    changes: [
      {
        file: `${SERVER}/cluster/server-liveness.ts`,
        find: `      await wait(STEP);
    }
    return false;`,
        replace: `      await wait(STEP);
    }
    return true;`,
      },
      {
        file: `${SERVER}/cluster/server-liveness.ts`,
        find: 'if (silence > doubted) return false;',
        replace: 'if (silence > doubted) return true;',
      },
    ],
  },
  {
    name: 'dead-too-soon',
    from: 'own',
    what: 'a server whose subscription is late counts as dead',
    changes: [
      {
        file: `${SERVER}/cluster/server-liveness.ts`,
        find: 'if (at !== first.at || (await this.#listens(processId))) return true;',
        replace: 'if (at !== first.at) return true;',
      },
      {
        file: `${SERVER}/cluster/server-liveness.ts`,
        find: 'if (silence > doubted) return false;',
        replace: 'if (silence > 100) return false;',
      },
    ],
  },
  {
    name: 'gap-unheard',
    from: 'own',
    what: 'a page that came back does not ask for what it missed',
    changes: [
      {
        file: `${NET}/live-session.ts`,
        find: `if (this.#ahead.phase !== 'waiting') void this.#catchUp();`,
        replace: '',
      },
    ],
  },
  {
    name: 'lost-is-left',
    from: 'own',
    what: 'an action whose connection ends is not sent again',
    changes: [
      {
        file: `${NET}/live-session.ts`,
        find: 'if (this.#link === link) this.#drop(link);',
        replace: 'return LEFT;',
      },
    ],
  },
  {
    name: 'fresh-id',
    from: 'own',
    what: 'an action that is sent again gets another id',
    changes: [
      {
        file: `${NET}/live-session.ts`,
        find: 'const answer = (await link.request(name, body)) as Answer;',
        replace: `const again = body && typeof body === 'object' && 'id' in body && this.#sent.has(body.id)
          ? { ...body, id: this.#options.newId() } : body;
        if (body && typeof body === 'object' && 'id' in body) this.#sent.add(body.id);
        const answer = (await link.request(name, again)) as Answer;`,
      },
      {
        file: `${NET}/live-session.ts`,
        find: '  #pending = 0;\n',
        replace: '  #pending = 0;\n  #sent = new Set<unknown>();\n',
      },
    ],
  },
  {
    name: 'both-tabs',
    from: 'own',
    what: 'a second page leaves the first one in the seat',
    changes: [
      {
        file: `${SERVER}/room/table-room.ts`,
        find: 'for (const other of others) unseat(other, CLOSE_REPLACED);',
        replace: '',
      },
    ],
  },
  {
    name: 'answers-forgotten',
    from: 'own',
    what: 'no answer is remembered, neither in memory nor from the log',
    changes: [
      {
        file: `${SERVER}/match/submissions.ts`,
        find: 'const known = this.#answers.find(seat, id);',
        replace: 'const known = undefined as Answer | undefined;',
      },
      {
        file: `${SERVER}/match/submissions.ts`,
        find: 'const first = await this.#answerInLog(seat, request);',
        replace: 'const first = undefined as Answer | undefined; void this.#answerInLog;',
      },
    ],
  },
  {
    name: 'events-to-all',
    from: 'own',
    what: 'everybody is told of a step what the first seat may know',
    changes: [
      {
        file: `${SERVER}/room/step-sender.ts`,
        find: 'const events = eventsFor(this.#state.game, step.events, viewerOf(seatOf(client)));',
        replace: 'const events = eventsFor(this.#state.game, step.events, viewerOf(0));',
      },
    ],
  },
];
