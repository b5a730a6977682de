import { useEffect, useState } from 'react';

const KEY = 'atalaya.reading-size';

export const textSizes = [
  { value: 0.9, name: 'pequeña' },
  { value: 1, name: 'normal' },
  { value: 1.15, name: 'grande' },
  { value: 1.3, name: 'muy grande' },
] as const;

const NORMAL = 1;

/** The text size, stored on the device. */
export function useTextSize() {
  const [index, setIndex] = useState<number>(NORMAL);

  useEffect(() => {
    try {
      const stored = textSizes.findIndex(({ value }) => String(value) === localStorage.getItem(KEY));
      if (stored >= 0) setIndex(stored);
    } catch {
      // Without storage use the normal size.
    }
  }, []);

  const size = textSizes[index] ?? textSizes[NORMAL];
  return {
    size,
    next() {
      const following = (index + 1) % textSizes.length;
      setIndex(following);
      try {
        localStorage.setItem(KEY, String(textSizes[following]?.value));
      } catch {
        // Without storage it lasts as long as the page.
      }
    },
  };
}
