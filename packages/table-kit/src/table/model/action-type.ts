/**
 * The type of an action of any game, its field `type`; '' for an action without one, and for
 * nothing.
 */
export const actionType = (action: unknown): string =>
  typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : '';
