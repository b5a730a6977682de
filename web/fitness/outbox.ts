import type { Input } from '@atalaya/core/api';
import { dayAndMonth } from '@atalaya/core/platform/date-format';
import { call } from '../platform/api';
import { oldQueue } from '../platform/offline/left-behind';
import { outbox } from '../platform/offline/outbox';

export type ResultBody = Input<'PUT /api/fitness/results/:id'>['body'];
export type EntryBody = Input<'PUT /api/fitness/log/:id'>['body'];

/** A result or an entry of the log as the device stores it until the server has it; without a body it was deleted. */
export type FitnessChange = { id: string } & (
  | { what: 'result'; body: ResultBody | null }
  | { what: 'entry'; body: EntryBody | null }
);

export const fitnessOutbox = outbox<FitnessChange, unknown>({
  name: 'fitness',
  async send(change, options) {
    const params = { id: change.id };
    if (change.what === 'result')
      return change.body
        ? call('PUT /api/fitness/results/:id', { params, body: change.body }, options)
        : call('DELETE /api/fitness/results/:id', { params }, options);
    return change.body
      ? call('PUT /api/fitness/log/:id', { params, body: change.body }, options)
      : call('DELETE /api/fitness/log/:id', { params }, options);
  },
  describe: ({ what, body }) => ({
    what: body
      ? `${what === 'result' ? 'Marca' : 'Entrenamiento'} del ${dayAndMonth(body.day)}`
      : `Borrado de ${what === 'result' ? 'una marca' : 'un entrenamiento'}`,
    text: body?.note ?? '',
  }),
  old: oldQueue('atalaya.fitness'),
});

/** False if it waits on the device for the network. */
export const saveFitness = async (userId: string, change: FitnessChange): Promise<boolean> =>
  (await fitnessOutbox.deliver(userId, change)) !== null;

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
