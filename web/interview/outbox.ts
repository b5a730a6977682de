import type { Input } from '@atalaya/core/api';
import { call } from '../platform/api';
import { deviceTable } from '../platform/offline/device-table';
import type { OldStore } from '../platform/offline/left-behind';
import { outbox } from '../platform/offline/outbox';

const SAVE = 'PUT /api/interview/sessions/:id/answers/:position';

type Save = Input<typeof SAVE>;
/** The ratings of an answer as the device stores them until the server has them. */
type KeptRatings = Save & { id: string };

const idOf = ({ params: { id, position } }: Save): string => `${id}/${String(position)}`;

const oldTable = deviceTable<Save>('atalaya-interview-answers', 'answers');

/** Builds before decision 68 had a database of their own for them. */
const old: OldStore<KeptRatings> = {
  async read(userId) {
    const all = await oldTable.entries();
    return all.flatMap(([key, save]) => (key.startsWith(`${userId}/`) ? [{ ...save, id: idOf(save) }] : []));
  },
  remove: (userId, items) => oldTable.removeAll(items.map(({ id }) => `${userId}/${id}`)),
};

export const ratingsOutbox = outbox<KeptRatings, unknown>({
  name: 'interview',
  send: ({ params, body }, options) => call(SAVE, { params, body }, options),
  describe: ({ params, body }) => ({
    what: `Entrevista, pregunta ${String(params.position)}`,
    text: [body.transcript, body.notes].filter(Boolean).join('\n\n'),
  }),
  old,
});

/** Stores the ratings on the device first, then sends them. False if they wait there. Throws a refusal. */
export const saveRatings = async (userId: string, save: Save): Promise<boolean> =>
  (await ratingsOutbox.deliver(userId, { ...save, id: idOf(save) })) !== null;
