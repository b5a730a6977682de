import { call } from '../api';
import { deviceStore, onOtherTabs, useDeviceStore } from '../device-store';
import { onForgetUser, onUserKnown } from '../session';

/** What the user wears in the campus; null on a device that has not asked yet. */
type Look = { userId: string; theme: string | null; frame: string | null };

const KEY = 'atalaya.look';

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function parse(stored: unknown): Look | null {
  if (typeof stored !== 'object' || stored === null || !('userId' in stored)) return null;
  const userId = text(stored.userId);
  const theme = 'theme' in stored ? text(stored.theme) : null;
  const frame = 'frame' in stored ? text(stored.frame) : null;
  return userId === null ? null : { userId, theme, frame };
}

const store = deviceStore<Look | null>(KEY, parse);

/** The frame of this user's avatar on this device. */
export function useFrame(userId: string): string | null {
  const look = useDeviceStore(store, null);
  return look?.userId === userId ? look.frame : null;
}

/** The same decision as appearance-script.ts; accents.css limits it to the campus. */
function apply(look: Look | null): void {
  const root = document.documentElement;
  if (look?.theme) root.dataset.accent = look.theme;
  else delete root.dataset.accent;
}

export function wear(look: Look | null): void {
  store.change(look);
  apply(look);
}

async function askAccount(userId: string): Promise<void> {
  try {
    wear({ userId, ...(await call('GET /api/games/look')) });
  } catch (error) {
    console.error('GET /api/games/look', error);
  }
}

/** Applies the look of this device, asks the account once per device and user, and follows other tabs. */
export function startLook(): () => void {
  const unfollow = onOtherTabs(KEY, () => {
    store.reload();
    wear(store.current());
  });
  const stopKnowing = onUserKnown((user) => {
    if (user && store.current()?.userId !== user.id) void askAccount(user.id);
  });
  const stopForgetting = onForgetUser(() => wear(null));
  return () => {
    unfollow();
    stopKnowing();
    stopForgetting();
  };
}
