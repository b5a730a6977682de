import { useEffect, useState } from 'react';
import { useMatches } from 'react-router';

/** A page that fails has no data either. */
const AT_LATEST_MS = 4000;

/** True once the first page has its data: until then nothing else should use the connection and the processor. */
export function useFirstContent(): boolean {
  const [isOver, setIsOver] = useState(false);
  const hasData = useMatches().at(-1)?.loaderData !== undefined;

  useEffect(() => {
    if (hasData) {
      setIsOver(true);
      return;
    }
    const timer = setTimeout(() => setIsOver(true), AT_LATEST_MS);
    return () => clearTimeout(timer);
  }, [hasData]);

  return isOver;
}
