import { useEffect, useState } from 'react';

/** The page may have been cached last year, so the browser updates it. */
export function CopyrightYear() {
  const [now, setNow] = useState<number>();
  useEffect(() => setNow(new Date().getFullYear()), []);
  return (
    <span key={now} suppressHydrationWarning>
      {now ?? new Date().getFullYear()}
    </span>
  );
}
