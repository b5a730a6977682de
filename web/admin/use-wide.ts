import { useSyncExternalStore } from 'react';

// The xl breakpoint (web/ui/styles/app.css), with room for two panes.
const query = '(min-width: 80rem)';

const listen = (changed: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

export const useWide = (): boolean =>
  useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => true,
  );
