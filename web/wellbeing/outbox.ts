import type { Input } from '@atalaya/core/api';
import { dayAndMonth } from '@atalaya/core/platform/date-format';
import { call } from '../platform/api';
import { oldQueue } from '../platform/offline/left-behind';
import { type Described, outbox } from '../platform/offline/outbox';

export type CalmBody = Input<'PUT /api/calm/sessions/:id'>['body'];
export type DiaryBody = Input<'PUT /api/diary/entries/:id'>['body'];

/** A calm session or an entry of the diary as the device stores it until the server has it; without a body it was deleted. */
export type WellbeingChange = { id: string } & (
  | { what: 'calm'; body: CalmBody }
  | { what: 'diary'; body: DiaryBody | null }
);

export const wellbeingOutbox = outbox<WellbeingChange, unknown>({
  name: 'wellbeing',
  async send(change, options) {
    const params = { id: change.id };
    if (change.what === 'calm')
      return call('PUT /api/calm/sessions/:id', { params, body: change.body }, options);
    return change.body
      ? call('PUT /api/diary/entries/:id', { params, body: change.body }, options)
      : call('DELETE /api/diary/entries/:id', { params }, options);
  },
  describe,
  old: oldQueue('atalaya.wellbeing'),
});

function describe(change: WellbeingChange): Described {
  if (change.what === 'calm') return { what: 'Sesión de calma', text: '' };
  if (!change.body) return { what: 'Borrado de una anotación del diario', text: '' };
  return { what: `Diario, ${dayAndMonth(change.body.day)}`, text: change.body.text };
}

/** False if it waits on the device for the network. */
export const saveWellbeing = async (userId: string, change: WellbeingChange): Promise<boolean> =>
  (await wellbeingOutbox.deliver(userId, change)) !== null;
