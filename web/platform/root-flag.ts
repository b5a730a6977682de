import { useEffect } from 'react';

/**
 * Sets a flag on `<html>` for CSS rules (ui/styles/app.css). `:has()` on the root would restyle the whole page on
 * every change.
 */
export function useRootFlag(name: 'floating' | 'bar' | 'session'): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset[name] = '';
    return () => {
      delete dataset[name];
    };
  }, [name]);
}
