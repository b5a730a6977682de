import { useSyncExternalStore } from 'react';

export type ToastVariant = 'default' | 'destructive';
export type ToastAction = { label: string; onClick: () => void };
export type ToastContent = {
  title: string;
  description?: string;
  action?: ToastAction;
  variant?: ToastVariant;
  /** How long it stays, where five seconds are too short. */
  durationMs?: number;
};
export type ToastItem = ToastContent & { id: string; variant: ToastVariant; open: boolean };

export const TOAST_LIMIT = 3;
export const AUTO_CLOSE_MS = 5_000;
export const REMOVE_AFTER_MS = 5_000;

const NONE: readonly ToastItem[] = [];
let items = NONE;
let count = 0;
let paused = false;
const listeners = new Set<() => void>();
/** When each open toast closes: `at` while its clock runs, `left` while it is held. */
const closings = new Map<string, { left: number; at: number; timer?: ReturnType<typeof setTimeout> }>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();

/** Shows a message in front of the others; the oldest of more than three is dropped. */
export function toast(content: ToastContent) {
  count += 1;
  const id = `toast-${count}`;
  const open = items.filter((item) => item.open);
  for (const old of open.slice(TOAST_LIMIT - 1)) remove(old.id);
  publish([{ variant: 'default', ...content, id, open: true }, ...items]);
  startClock(id);
  return {
    id,
    update: (changes: Partial<ToastContent>) => update(id, changes),
    dismiss: () => dismiss(id),
  };
}

/** New words deserve a new reading time. */
function update(id: string, changes: Partial<ToastContent>): void {
  publish(items.map((item) => (item.id === id ? { ...item, ...changes } : item)));
  if (items.some((item) => item.id === id && item.open)) startClock(id);
}

/** Closes one toast, or all of them. It leaves the list a little later, when it has long faded out. */
export function dismiss(id?: string): void {
  const closing = items.filter((item) => item.open && (id === undefined || item.id === id));
  for (const item of closing) {
    stopClock(item.id);
    removals.set(
      item.id,
      setTimeout(() => remove(item.id), REMOVE_AFTER_MS),
    );
  }
  publish(items.map((item) => (closing.includes(item) ? { ...item, open: false } : item)));
}

export function remove(id?: string): void {
  for (const item of items)
    if (id === undefined || item.id === id) {
      stopClock(item.id);
      clearTimeout(removals.get(item.id));
      removals.delete(item.id);
    }
  publish(id === undefined ? NONE : items.filter((item) => item.id !== id));
}

/** Holds every clock: while the reader hovers, focuses or leaves the window, and until the first toast can be seen. */
export function pauseClocks(): void {
  if (paused) return;
  paused = true;
  for (const clock of closings.values()) {
    clearTimeout(clock.timer);
    clock.left = clock.at - Date.now();
  }
}

export function resumeClocks(): void {
  if (!paused) return;
  paused = false;
  for (const [id, clock] of closings) runClock(id, clock.left);
}

function startClock(id: string): void {
  stopClock(id);
  const left = items.find((item) => item.id === id)?.durationMs ?? AUTO_CLOSE_MS;
  if (paused) closings.set(id, { left, at: 0 });
  else runClock(id, left);
}

function runClock(id: string, left: number): void {
  closings.set(id, { left, at: Date.now() + left, timer: setTimeout(() => dismiss(id), left) });
}

function stopClock(id: string): void {
  clearTimeout(closings.get(id)?.timer);
  closings.delete(id);
}

function publish(next: readonly ToastItem[]): void {
  items = next;
  for (const listener of listeners) listener();
}

export const getToasts = (): readonly ToastItem[] => items;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useToasts = (): readonly ToastItem[] => useSyncExternalStore(subscribe, getToasts, () => NONE);
