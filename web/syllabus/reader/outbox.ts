import type { Answer, Input } from '@atalaya/core/api';
import type { Place } from '@atalaya/core/syllabus/reading/reading';
import { create } from 'zustand';
import { call } from '../../platform/api';
import { verdictOf } from '../../platform/offline/verdict';

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

type Waiting = Record<string, Change>;

const storageKey = (userId: string): string => `atalaya.reading.${userId}`;

const keyOf = (change: Change): string => {
  if (change.kind === 'place') return `place ${change.topic}`;
  if (change.kind === 'section') return `section ${change.topic} ${change.section}`;
  return `note ${change.id}`;
};

export const useOutbox = create<{ state: 'saved' | 'saving' | 'waiting' }>()(() => ({ state: 'saved' }));

// Fallback when the device stores nothing more: changes last as long as the page, are still sent, and are newer than
// what was stored before.
const inMemory = new Map<string, Waiting>();

export function waitingOf(userId: string): Waiting {
  const kept = inMemory.get(userId);
  if (kept) return kept;
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(userId)) ?? 'null');
    return isWaiting(stored) ? stored : {};
  } catch {
    return {};
  }
}

const isWaiting = (value: unknown): value is Waiting =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function keep(userId: string, waiting: Waiting): void {
  try {
    if (Object.keys(waiting).length === 0) localStorage.removeItem(storageKey(userId));
    else localStorage.setItem(storageKey(userId), JSON.stringify(waiting));
    inMemory.delete(userId);
  } catch {
    inMemory.set(userId, waiting);
  }
}

export const forgetChanges = (userId: string): void => keep(userId, {});

/** Stored on the device first, then sent. Reading positions are debounced. */
export function change(userId: string, made: Change): void {
  keep(userId, { ...waitingOf(userId), [keyOf(made)]: made });
  schedule(userId, made.kind === 'place' ? PLACE_DELAY_MS : 0);
}

const PLACE_DELAY_MS = 4_000;
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;

let timer: { handle: ReturnType<typeof setTimeout>; at: number } | undefined;
let retryMs = FIRST_RETRY_MS;

function schedule(userId: string, delay: number): void {
  const at = Date.now() + delay;
  if (timer && timer.at <= at) return;
  if (timer) clearTimeout(timer.handle);
  timer = { at, handle: setTimeout(() => void flush(userId), delay) };
}

let sending: Promise<void> | undefined;

/** Sends pending changes in order; after a network failure they wait for the next try. */
export function flush(userId: string, keepalive = false): Promise<void> {
  timer = undefined;
  sending ??= sendAll(userId, keepalive).finally(() => {
    sending = undefined;
    if (Object.keys(waitingOf(userId)).length > 0) schedule(userId, retryMs);
  });
  return sending;
}

async function sendAll(userId: string, keepalive: boolean): Promise<void> {
  const entries = Object.entries(waitingOf(userId));
  if (entries.length === 0) return;
  if (hasWork(userId)) useOutbox.setState({ state: 'saving' });
  for (const [key, made] of entries) {
    try {
      await send(made, keepalive);
    } catch (error) {
      if ((await verdictOf(error)).kind !== 'refused') {
        retryMs = Math.min(LAST_RETRY_MS, retryMs * 2);
        useOutbox.setState({ state: 'waiting' });
        return;
      }
      console.error('reading', made.kind, error);
    }
    retryMs = FIRST_RETRY_MS;
    settle(userId, key, made);
  }
  useOutbox.setState({ state: hasWork(userId) ? 'saving' : 'saved' });
}

/** A pending reading position is not shown as unsaved work. */
const hasWork = (userId: string): boolean =>
  Object.values(waitingOf(userId)).some(({ kind }) => kind !== 'place');

/** If it changed again while being sent, the newer change stays pending. */
function settle(userId: string, key: string, sent: Change): void {
  const { [key]: current, ...rest } = waitingOf(userId);
  if (JSON.stringify(current) === JSON.stringify(sent)) keep(userId, rest);
}

async function send(made: Change, keepalive: boolean): Promise<void> {
  const options = { keepalive };
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

async function sendNote(made: NoteChange, options: { keepalive: boolean }): Promise<void> {
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

/** Retries when the network or the tab comes back, and sends once more on page hide. Returns a cleanup function. */
export function watchOutbox(userId: string): () => void {
  const again = () => {
    retryMs = FIRST_RETRY_MS;
    void flush(userId);
  };
  const onHide = () => document.visibilityState === 'hidden' && void flush(userId, true);
  window.addEventListener('online', again);
  document.addEventListener('visibilitychange', onHide);
  again();
  return () => {
    window.removeEventListener('online', again);
    document.removeEventListener('visibilitychange', onHide);
    void flush(userId, true);
  };
}
