import { useCallback, useState } from 'react';

/** The colours as the browser computes them inside one element, by token name; none until it has been drawn. */
export function useTokens(names: readonly string[]) {
  const [tokens, setTokens] = useState<Record<string, string>>({});
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const style = getComputedStyle(element);
      setTokens(Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()])));
    },
    [names],
  );
  return [ref, tokens] as const;
}
