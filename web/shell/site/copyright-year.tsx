import { useEffect, useState } from 'react';

/** The page may have been rendered, and kept, last year: the browser has the last word. */
export function CopyrightYear() {
  const [now, setNow] = useState<number>();
  useEffect(() => setNow(new Date().getFullYear()), []);
  return (
    <span key={now} suppressHydrationWarning>
      {now ?? new Date().getFullYear()}
    </span>
  );
}
