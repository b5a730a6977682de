import { useSyncExternalStore } from 'react';

// The xl breakpoint of web/ui/app.css: from there on there is room for two panes.
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
