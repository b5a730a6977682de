import type { Input } from '@atalaya/core/api';
import { call } from '../platform/api';
import { orderedOutbox } from '../platform/offline/ordered-outbox';

export type MarkBody = Input<'PUT /api/fitness/marks/:id'>['body'];
export type EntryBody = Input<'PUT /api/fitness/log/:id'>['body'];

/** A mark or an entry of the log as the device stores it until the server has it; without a body it was deleted. */
export type FitnessChange = { id: string } & (
  | { what: 'mark'; body: MarkBody | null }
  | { what: 'entry'; body: EntryBody | null }
);

const outbox = orderedOutbox<FitnessChange, unknown>('atalaya.fitness', async (change) => {
  const params = { id: change.id };
  if (change.what === 'mark')
    return change.body
      ? call('PUT /api/fitness/marks/:id', { params, body: change.body })
      : call('DELETE /api/fitness/marks/:id', { params });
  return change.body
    ? call('PUT /api/fitness/log/:id', { params, body: change.body })
    : call('DELETE /api/fitness/log/:id', { params });
});

export const pendingFitness = outbox.list;
export const forgetFitness = outbox.clear;
export const sendFitness = outbox.send;

/** False if it waits on the device for the network. */
export const saveFitness = async (userId: string, change: FitnessChange): Promise<boolean> =>
  (await outbox.deliver(userId, change)) !== null;

/** What the server has, with what waits on the device. */
export function withPending<T extends { id: string }>(
  held: readonly T[],
  pending: readonly { id: string; body: Omit<T, 'id'> | null }[],
  complete: (id: string, body: Omit<T, 'id'>) => T,
): T[] {
  const ids = new Set(pending.map(({ id }) => id));
  return [
    ...held.filter(({ id }) => !ids.has(id)),
    ...pending.flatMap(({ id, body }) => (body ? [complete(id, body)] : [])),
  ];
}
