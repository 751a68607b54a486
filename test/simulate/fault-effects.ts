import type { Fault } from './plan.ts';
import type { Simulation } from './simulation.ts';

/** Has a fault begin now. */
export function begin(simulation: Simulation, fault: Fault): void {
  const { servers, services, world } = simulation;
  const until = world.now + fault.ms;
  switch (fault.on) {
    case 'person':
      return beginForPerson(simulation, fault);
    case 'server':
      return beginForServer(simulation, fault);
    case 'postgres':
      return services.postgres.faults.begin(fault.what, until, servers[fault.server]?.name);
    case 'disk':
      if (fault.what === 'thread') services.disk?.endThreads();
      return services.disk?.begin(fault.what, until);
    case 'redis': {
      const { redis } = services;
      if (fault.what === 'forget') return redis.data.forget();
      const only = servers[fault.server]?.name;
      redis.faults.begin(fault.what, until, only);
      if (fault.what !== 'away') return;
      for (const connection of redis.connections)
        if (only === undefined || connection.server === only) connection.breakOff();
      // Redis itself was away, not the way to it: it may come back as empty as it begins.
      if (only === undefined && fault.at % 2 === 0) redis.data.forget();
    }
  }
}

function beginForPerson(
  { people, world, services: _ }: Simulation,
  { what, ms, person: index }: Extract<Fault, { on: 'person' }>,
): void {
  const person = people[index];
  if (!person) return;
  const { line } = person.parts;
  const { random } = line;
  const until = world.now + ms;
  const each = (harm: (carried: (typeof line.all)[number]) => void): void => line.all.forEach(harm);
  switch (what) {
    case 'slow':
      line.slowUntil = until;
      line.slowBy = random.between(50, 600);
      return;
    case 'cut':
      return each((carried) => carried.cut());
    case 'half-open':
      return each((carried) => carried.silence('both'));
    case 'deaf':
      return each((carried) => carried.silence('down'));
    case 'late':
      return each((carried) => carried.delayEnd(random.between(50, 1_500)));
    case 'offline':
      line.offlineUntil = until;
      return each((carried) => (random.chance(50) ? carried.cut() : carried.silence('both')));
    case 'doubled':
      line.doubledUntil = until;
      return;
    case 'sleep': {
      for (const { owner } of person.pages) owner.pauseUntil(until);
      const given = random.between(6_000, 9_000);
      if (given < ms)
        world.scheduler.after(given, 'no pong', () => each((carried) => carried.cut()));
      return;
    }
    case 'reload':
      return person.reload();
    case 'second-tab':
      person.open();
      world.scheduler.after(ms, 'take back', () => {
        const first = person.pages.find(({ state }) => state.status === 'replaced');
        if (first && random.chance(50)) act(world, first.owner, () => first.comeBack());
      });
      return;
    case 'move':
      // While the table is looked for again after a cut.
      each((carried) => carried.cut());
      world.scheduler.after(random.between(300, 900), 'moves', () => {
        const { page } = person;
        if (page) act(world, page.owner, () => person.move());
      });
      return;
    case 'new-token': {
      const { page } = person;
      return page && act(world, page.owner, () => void page.replaceToken());
    }
    case 'come-again': {
      const { page } = person;
      if (!page) return;
      act(world, page.owner, () => page.leave());
      world.scheduler.after(ms, 'comes again', () => act(world, page.owner, () => page.comeBack()));
    }
  }
}

function act({ scheduler }: Simulation['world'], owner: Owner, run: () => void): void {
  scheduler.after(0, 'acts', run, owner);
}

function beginForServer(
  { servers }: Simulation,
  { what, ms, server: index, by }: Extract<Fault, { on: 'server' }>,
): void {
  const server = servers[index];
  switch (what) {
    case 'kill':
      return server?.kill(ms);
    case 'kill-soon':
      return server?.killSoon(by, ms);
    case 'kill-step':
      return server?.killAtStep(by, ms);
    case 'hang':
      return server?.hang(ms);
    case 'stop':
      return server?.stop(ms);
    case 'clock':
      return server?.jump(by);
  }
}

type Owner = Parameters<Simulation['world']['failed']>[1] & object;
