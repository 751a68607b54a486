import type { AskHandler, AutoHandler, Handler } from './handler.ts';
import { clean } from '../ops/clean.ts';
import { colony } from '../ops/colony.ts';
import { fatigue } from '../ops/fatigue.ts';
import { gain } from '../ops/gain.ts';
import { oneOf } from '../ops/one-of.ts';
import { pay } from '../ops/pay.ts';
import { pollute } from '../ops/pollute.ts';
import { raise } from '../ops/raise.ts';
import { readyHunt } from '../ops/ready-hunt.ts';
import { reduce } from '../ops/reduce.ts';
import { renew } from '../ops/renew.ts';
import { unfatigue } from '../ops/unfatigue.ts';
import { upTo } from '../ops/up-to.ts';
import { charge } from '../payment.ts';
import { announce, enter, refill } from '../rules/arrival.ts';
import { branch } from '../rules/branch.ts';
import { fed, partner, payout, tire, tops } from '../rules/feeding.ts';
import { placeAnimal } from '../rules/place-animal.ts';
import { placeCoral } from '../rules/place-coral.ts';
import { devour, prey } from '../rules/prey.ts';
import { discard, exchange, income, recover, refresh } from '../rules/recovery.ts';
import { bloom, sale } from '../rules/support.ts';
import type { Task, TaskName, TaskOf } from '../task.ts';

/** A task without a handler does not compile. */
const handlers = {
  gain,
  pay,
  pollute,
  clean,
  raise,
  reduce,
  unfatigue,
  colony,
  upTo,
  oneOf,
  fatigue,
  readyHunt,
  renew,
  charge,
  placeCoral,
  placeAnimal,
  announce,
  enter,
  refill,
  branch,
  prey,
  devour,
  fed,
  partner,
  tops,
  payout,
  tire,
  sale,
  bloom,
  income,
  recover,
  refresh,
  discard,
  exchange,
} satisfies { readonly [K in TaskName]: Handler<TaskOf<K>> };

/** Every kind of task, in a fixed order. */
export const taskNames = Object.keys(handlers) as readonly TaskName[];

/**
 * Handlers with the same object shape, absent parts undefined: they are called in turn, which is
 * slow with many shapes.
 */
type AnyHandler = Partial<AutoHandler<Task> & AskHandler<Task>>;
const inOneShape = new Map<TaskName, AnyHandler>(
  Object.entries(handlers as unknown as Readonly<Record<TaskName, AnyHandler>>).map(
    ([
      name,
      { run, question, candidates, isOpen, listsOnlyLegal, check, takesOnlyAnswer, step },
    ]) => [
      name as TaskName,
      {
        run,
        question,
        candidates,
        isOpen,
        listsOnlyLegal,
        check,
        takesOnlyAnswer,
        step,
      } as AnyHandler,
    ],
  ),
);

export function handlerOf(task: Task): Handler<Task> {
  return inOneShape.get(task.op) as Handler<Task>;
}

export function asks(handler: Handler<Task>): handler is AskHandler<Task> {
  return (handler as AnyHandler).check !== undefined;
}
