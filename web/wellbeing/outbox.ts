import type { Input } from '@atalaya/core/api';
import { call } from '../platform/api';
import { orderedOutbox } from '../platform/offline/ordered-outbox';

export type CalmBody = Input<'PUT /api/calm/sessions/:id'>['body'];
export type DiaryBody = Input<'PUT /api/diary/entries/:id'>['body'];

/** A calm session or an entry of the diary as the device stores it until the server has it; without a body it was deleted. */
export type WellbeingChange = { id: string } & (
  | { what: 'calm'; body: CalmBody }
  | { what: 'diary'; body: DiaryBody | null }
);

const outbox = orderedOutbox<WellbeingChange, unknown>('atalaya.wellbeing', async (change) => {
  const params = { id: change.id };
  if (change.what === 'calm') return call('PUT /api/calm/sessions/:id', { params, body: change.body });
  return change.body
    ? call('PUT /api/diary/entries/:id', { params, body: change.body })
    : call('DELETE /api/diary/entries/:id', { params });
});

export const pendingWellbeing = outbox.list;
export const forgetWellbeing = outbox.clear;
export const sendWellbeing = outbox.send;

/** False if it waits on the device for the network. */
export const saveWellbeing = async (userId: string, change: WellbeingChange): Promise<boolean> =>
  (await outbox.deliver(userId, change)) !== null;
