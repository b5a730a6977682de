import { onForgetUser } from '../../platform/session';

const PREFIX = 'atalaya.forum-draft.';
const keyOf = (userId: string, place: string): string => `${PREFIX}${userId}.${place}`;

/** Drafts stay on this device. Storage may be full or blocked: writing works without it. */
export function readDraft(userId: string, place: string): string {
  try {
    return localStorage.getItem(keyOf(userId, place)) ?? '';
  } catch {
    return '';
  }
}

/** False if it could not be kept. */
export function keepDraft(userId: string, place: string, text: string): boolean {
  try {
    if (text.trim() === '') localStorage.removeItem(keyOf(userId, place));
    else localStorage.setItem(keyOf(userId, place), text);
    return true;
  } catch {
    return false;
  }
}

// Whoever signs out leaves nothing behind for the next person at this device.
onForgetUser((userId, how) => {
  if (how !== 'signed-out') return;
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(`${PREFIX}${userId}.`)) localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
});
