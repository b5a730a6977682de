import { useState } from 'react';

export type Selection = {
  ids: readonly string[];
  has: (id: string) => boolean;
  isAll: boolean;
  /** With shift, the rows between this one and the last one take its state too. */
  toggle: (id: string, withRange: boolean) => void;
  toggleAll: () => void;
  clear: () => void;
};

/** The selected rows of the page that is shown; rows that leave it are no longer selected. */
export function useSelection(shown: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string>();
  const ids = shown.filter((id) => chosen.has(id));
  const isAll = shown.length > 0 && ids.length === shown.length;
  return {
    ids,
    has: (id) => chosen.has(id),
    isAll,
    toggle: (id, withRange) => {
      const from = withRange && last !== undefined ? shown.indexOf(last) : -1;
      const to = shown.indexOf(id);
      const range = from === -1 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
      const isOn = !chosen.has(id);
      const kept = ids.filter((other) => !range.includes(other));
      setChosen(new Set(isOn ? [...kept, ...range] : kept));
      setLast(id);
    },
    toggleAll: () => setChosen(new Set(isAll ? [] : shown)),
    clear: () => setChosen(new Set()),
  };
}
