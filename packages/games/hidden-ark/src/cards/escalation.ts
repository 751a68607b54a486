import { RESOURCES, type Resource } from './names.ts';

/** A kind of escalation token: it raises the price of a rescue by an amount of a resource. */
export interface EscalationCard {
  readonly id: string;
  readonly resource: Resource;
  readonly value: number;
  /** How many there are. */
  readonly count: number;
}

/** The 24 tokens by kind; there is only one of money that counts 2. */
export const ESCALATIONS: readonly EscalationCard[] = RESOURCES.flatMap((resource) => [
  { id: `${resource}+1`, resource, value: 1, count: 3 },
  { id: `${resource}+2`, resource, value: 2, count: resource === 'money' ? 1 : 2 },
]);
