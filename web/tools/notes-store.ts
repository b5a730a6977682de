import type { ToolId } from '@atalaya/core/tools/catalogue';
import {
  type DeviceNotes,
  noNotes,
  noteUse,
  parseNotes,
  toggleFavourite,
} from '@atalaya/core/tools/device-notes';
import { useSyncExternalStore } from 'react';

const KEY = 'atalaya.herramientas';
let notes: DeviceNotes | undefined;
const listeners = new Set<() => void>();

function stored(): DeviceNotes {
  try {
    return parseNotes(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return noNotes;
  }
}

const current = (): DeviceNotes => (notes ??= stored());

function change(next: DeviceNotes): void {
  notes = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage they last as long as the page.
  }
  for (const listener of listeners) listener();
}

export const markFavourite = (id: ToolId): void => change(toggleFavourite(current(), id));
export const markUsed = (id: ToolId): void => change(noteUse(current(), id, Date.now()));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Empty during server rendering. */
export const useNotes = (): DeviceNotes => useSyncExternalStore(subscribe, current, () => noNotes);
