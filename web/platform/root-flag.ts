import { useEffect } from 'react';

/** How many say each of them. */
const sayers = new Map<string, number>();

/**
 * Says on `<html>` that something is on the page, for rules that ask for it (ui/app.css). `:has()` would ask for it by
 * itself, and have the browser look at the whole page again whenever something comes or goes.
 */
export function useRootFlag(name: 'floating' | 'bar' | 'rail' | 'asking'): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    sayers.set(name, (sayers.get(name) ?? 0) + 1);
    dataset[name] = '';
    return () => {
      const left = (sayers.get(name) ?? 1) - 1;
      sayers.set(name, left);
      if (left === 0) delete dataset[name];
    };
  }, [name]);
}
