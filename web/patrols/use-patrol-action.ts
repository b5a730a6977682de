import { type ActionOptions, useAction } from '../platform/action/use-action';

/** A change of the patrol, which also reads its chat and calendar again. */
export const usePatrolAction = <Given = void>(
  send: (given: Given) => Promise<unknown>,
  options?: ActionOptions<Given, unknown>,
) => useAction(send, { ...options, stale: ['page', ['patrol']] });
