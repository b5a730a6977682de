import { keysWith, readJson, readText, writeText } from '../device-store';

// The name is of the time when only the forum had drafts.
const PREFIX = 'atalaya.forum-draft.';
const keyOf = (userId: string, place: string): string => `${PREFIX}${userId}.${place}`;

/** What a user has typed at a place and not sent. It stays on this device, also when the page is closed. */
export const readDraft = (userId: string, place: string): string => readText(keyOf(userId, place)) ?? '';

/** Of a form with several fields, kept as JSON. It may be of an older version of the form. */
export const readFormDraft = (userId: string, place: string): unknown => readJson(keyOf(userId, place));

/** An empty text forgets it. False if it could not be kept. */
export const keepDraft = (userId: string, place: string, text: string): boolean =>
  writeText(keyOf(userId, place), text.trim() === '' ? null : text);

/** Whoever signs out leaves nothing behind for the next person at this device. */
export function forgetDrafts(userId: string): void {
  for (const key of keysWith(`${PREFIX}${userId}.`)) writeText(key, null);
}
