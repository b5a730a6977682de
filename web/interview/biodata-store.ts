import { type TimelineEntry, timelineSources } from '@atalaya/core/interview/timeline';
import { deviceStore, writeText } from '../platform/device-store';

export type Biodata = { answers: Readonly<Record<string, string>>; entries: readonly TimelineEntry[] };

export const EMPTY_BIODATA: Biodata = { answers: {}, entries: [] };

const stores = new Map<string, ReturnType<typeof deviceStore<Biodata>>>();

const keyOf = (userId: string): string => `atalaya-biodata-${userId}`;

/** Per user, because a device may have several. */
export function biodataOf(userId: string) {
  const store = stores.get(userId) ?? deviceStore(keyOf(userId), readBiodata);
  stores.set(userId, store);
  return store;
}

export function forgetBiodata(userId: string): void {
  stores.delete(userId);
  writeText(keyOf(userId), null);
}

function readBiodata(stored: unknown): Biodata {
  const { answers, entries } = fieldsOf(stored);
  const texts = Object.entries(fieldsOf(answers)).flatMap(([id, text]): [string, string][] =>
    typeof text === 'string' ? [[id, text]] : [],
  );
  return {
    answers: Object.fromEntries(texts),
    entries: Array.isArray(entries) ? entries.flatMap(readEntry) : [],
  };
}

function readEntry(stored: unknown): TimelineEntry[] {
  const { what, source, from, to } = fieldsOf(stored);
  const known = timelineSources.find((one) => one === source);
  return known && typeof what === 'string' && typeof from === 'string' && typeof to === 'string'
    ? [{ what, source: known, from, to }]
    : [];
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
