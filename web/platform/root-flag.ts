import { useEffect } from 'react';

/**
 * Says on `<html>` that something is on the page, for rules that ask for it (ui/app.css). `:has()` would ask for it by
 * itself, and have the browser look at the whole page again whenever something comes or goes.
 */
export function useRootFlag(name: 'floating' | 'bar' | 'rail' | 'asking'): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset[name] = '';
    return () => {
      delete dataset[name];
    };
  }, [name]);
}
