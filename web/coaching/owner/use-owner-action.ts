import { type ActionOptions, useAction } from '../../platform/action/use-action';
import { read } from '../../platform/api';

const { queryKey } = read('GET /api/admin/coaching');

/** A change by the owner: the whole page is read again, because places and lists depend on each other. */
export const useOwnerAction = <Given = void>(
  send: (given: Given) => Promise<unknown>,
  options?: ActionOptions<Given, unknown>,
) => useAction(send, { ...options, stale: ['page', queryKey] });
