import { useEffect, useRef, useState } from 'react';
import { whenIdle } from '../platform/when-idle';

/** The computed colours of the tokens inside an element; empty until measured. */
export function useTokens<Element extends HTMLElement>(names: readonly string[]) {
  const ref = useRef<Element>(null);
  const [tokens, setTokens] = useState<Record<string, string>>({});

  useEffect(
    () =>
      whenIdle(() => {
        if (!ref.current) return;
        const style = getComputedStyle(ref.current);
        setTokens(
          Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()])),
        );
      }),
    [names],
  );

  return [ref, tokens] as const;
}
