import type { Answer, Input } from '@atalaya/core/api';
import type { Place } from '@atalaya/core/syllabus/reading/reading';
import { create } from 'zustand';
import { type CallOptions, call } from '../../platform/api';
import { keepSending } from '../../platform/offline/keep-sending';
import { type Described, type Left, outbox, sentBy } from '../../platform/offline/outbox';
import { oldReading } from './old-reading';

type NoteBody = Input<'PUT /api/topics/:id/notes/:note'>['body'];
export type ReadingState = Answer<'GET /api/topics/:id/reading'>;

/** What a note is on. */
export type NotePlace = { topic: number } | { article: string };

/** A pending change. A newer change of the same thing replaces it. */
export type Change =
  | { kind: 'place'; topic: number; place: Place }
  | { kind: 'section'; topic: number; section: string; isRead: boolean }
  | NoteChange;
export type NoteChange = NotePlace &
  ({ kind: 'note'; id: string; note: NoteBody; at: string } | { kind: 'note-removed'; id: string });

type Kept = { id: string; made: Change };

const keyOf = (change: Change): string => {
  if (change.kind === 'place') return `place ${change.topic}`;
  if (change.kind === 'section') return `section ${change.topic} ${change.section}`;
  return `note ${change.id}`;
};

export const readingOutbox = outbox<Kept, unknown>({
  name: 'reading',
  send: ({ made }, options) => send(made, options),
  describe: ({ made }) => describe(made),
  // A reading position is not worth a question.
  counts: ({ made }) => made.kind !== 'place',
  old: oldReading,
});

export const waitingOf = async (userId: string): Promise<Change[]> =>
  (await readingOutbox.list(userId)).map(({ made }) => made);

function describe(made: Change): Described {
  switch (made.kind) {
    case 'place':
      return { what: `Tu sitio en el tema ${made.topic}`, text: '' };
    case 'section':
      return { what: `Sección leída del tema ${made.topic}`, text: '' };
    case 'note':
      return {
        what: 'topic' in made ? `Nota del tema ${made.topic}` : 'Nota de un artículo',
        text: [made.note.text, made.note.quote && `«${made.note.quote}»`].filter(Boolean).join('\n\n'),
      };
    case 'note-removed':
      return { what: 'Borrado de una nota', text: '' };
  }
}

export const useOutbox = create<{ state: 'saved' | 'saving' | 'waiting' }>()(() => ({ state: 'saved' }));

const PLACE_DELAY_MS = 4_000;

let watching: ReturnType<typeof keepSending> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Made on this page and perhaps not sent: the only ones that can still be sent while it ends. */
const recent = new Map<string, { userId: string; made: Change }>();

/** Stored on the device first, then sent. Reading positions are debounced. */
export function change(userId: string, made: Change): void {
  const id = keyOf(made);
  recent.set(id, { userId, made });
  if (made.kind !== 'place') useOutbox.setState({ state: 'saving' });
  void readingOutbox.keep(userId, { id, made }).then(() => {
    const sendNow = () => (watching ? watching.again() : void flush(userId));
    if (made.kind !== 'place') return sendNow();
    clearTimeout(timer);
    timer = setTimeout(sendNow, PLACE_DELAY_MS);
  });
}

/** For a change that its page waits for. False if it waits on the device. Throws a refusal. */
export const deliverChange = async (userId: string, made: Change): Promise<boolean> =>
  (await readingOutbox.deliver(userId, { id: keyOf(made), made })) !== null;

/** Sends pending changes in order; after a network failure they wait for the next try. */
export async function flush(userId: string): Promise<Left> {
  const left = await readingOutbox.send(userId);
  const waiting = await readingOutbox.list(userId);
  for (const id of recent.keys()) if (!waiting.some((one) => one.id === id)) recent.delete(id);
  const hasWork = waiting.some(({ made }) => made.kind !== 'place');
  useOutbox.setState({ state: left ? 'waiting' : hasWork ? 'saving' : 'saved' });
  return left;
}

/** Sends while the page is open, and once more when it ends. Returns a cleanup function. */
export function watchOutbox(userId: string): () => void {
  const sending = keepSending(() => flush(userId));
  watching = sending;
  const onHide = () => document.visibilityState === 'hidden' && void flush(userId);
  // The database does not answer any more then; what arrives twice counts once.
  const onEnd = () => {
    for (const { userId: owner, made } of recent.values())
      void send(made, { ...sentBy(owner), keepalive: true }).catch(() => {});
  };
  document.addEventListener('visibilitychange', onHide);
  window.addEventListener('pagehide', onEnd);
  return () => {
    document.removeEventListener('visibilitychange', onHide);
    window.removeEventListener('pagehide', onEnd);
    sending.stop();
    if (watching === sending) watching = undefined;
    clearTimeout(timer);
    void flush(userId);
  };
}

async function send(made: Change, options: CallOptions): Promise<void> {
  switch (made.kind) {
    case 'place':
      await call(
        'PUT /api/topics/:id/reading/place',
        { params: { id: made.topic }, body: made.place },
        options,
      );
      return;
    case 'section': {
      const { topic: id, section, isRead } = made;
      await call(
        'PUT /api/topics/:id/reading/sections/:section',
        { params: { id, section }, body: { isRead } },
        options,
      );
      return;
    }
    case 'note':
    case 'note-removed':
      await sendNote(made, options);
  }
}

async function sendNote(made: NoteChange, options: CallOptions): Promise<void> {
  const body = made.kind === 'note' ? made.note : null;
  if ('topic' in made) {
    const params = { id: made.topic, note: made.id };
    if (body) await call('PUT /api/topics/:id/notes/:note', { params, body }, options);
    else await call('DELETE /api/topics/:id/notes/:note', { params }, options);
    return;
  }
  const params = { id: made.article, note: made.id };
  if (body) await call('PUT /api/my-laws/articles/:id/notes/:note', { params, body }, options);
  else await call('DELETE /api/my-laws/articles/:id/notes/:note', { params }, options);
}
