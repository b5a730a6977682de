import { NORMAL_TEXT_SIZE, parseTextSize, type TextSize } from '@atalaya/core/platform/text/text-size';
import { create } from 'zustand';
import { call } from '../api';
import { onOtherTabs, readText, writeText } from '../device-store';
import { onUserKnown, useSessionStore } from '../session';

const KEY = 'atalaya.text-size';

// Only read in the browser, as the theme.
const useTextSizeStore = create<{ size: TextSize }>()(() => ({ size: NORMAL_TEXT_SIZE }));

export const useTextSize = (): TextSize => useTextSizeStore(({ size }) => size);

const storedSize = (): TextSize | null => parseTextSize(readText(KEY));

/** Everything is measured in rem. The same decision as appearance-script.ts. */
function apply(size: TextSize): void {
  document.documentElement.style.fontSize = size === NORMAL_TEXT_SIZE ? '' : `${size}%`;
  useTextSizeStore.setState({ size });
}

/** Without storage the choice lasts as long as the page. */
function store(size: TextSize): void {
  writeText(KEY, String(size));
  apply(size);
}

/** For this device, and for the user's other devices that have no choice of their own. */
export function chooseTextSize(size: TextSize): void {
  store(size);
  if (!useSessionStore.getState().isAuthenticated) return;
  call('PUT /api/profile/text-size', { body: { textSize: size } }).catch((error) =>
    console.error('PUT /api/profile/text-size', error),
  );
}

/** Once per device: afterwards it has a stored size. */
async function adoptFromAccount(): Promise<void> {
  try {
    const { textSize } = await call('GET /api/profile');
    if (storedSize() === null) store(textSize ?? NORMAL_TEXT_SIZE);
  } catch (error) {
    console.error('GET /api/profile', error);
  }
}

/** Applies the size of this device, or else of the user's account, and follows other tabs. */
export function startTextSize(): () => void {
  apply(storedSize() ?? NORMAL_TEXT_SIZE);
  const unfollow = onOtherTabs(KEY, () => apply(storedSize() ?? NORMAL_TEXT_SIZE));
  const forget = onUserKnown((user) => {
    if (user && storedSize() === null) void adoptFromAccount();
  });
  return () => {
    unfollow();
    forget();
  };
}
