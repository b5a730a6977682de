import type { Answer } from '@atalaya/core/api';
import { call } from '../platform/api';
import { outbox } from '../platform/offline/outbox';

const SAVE = 'PUT /api/questions/:id/note';

/** A user's private note on a question, by its id. An empty one deletes it. */
type KeptNote = { id: string; note: string };

export const noteOutbox = outbox<KeptNote, Answer<typeof SAVE>>({
  name: 'question-notes',
  send: ({ id, note }, options) => call(SAVE, { params: { id }, body: { note } }, options),
  // Notes need no order among each other.
  keyOf: ({ id }) => id,
  describe: ({ note }) => ({
    what: note.trim() ? 'Nota de una pregunta' : 'Borrado de la nota de una pregunta',
    text: note,
  }),
});

/** What waits on this device, which is newer than what the server has. */
export const waitingNote = async (userId: string, questionId: string): Promise<string | undefined> =>
  (await noteOutbox.list(userId)).find(({ id }) => id === questionId)?.note;
