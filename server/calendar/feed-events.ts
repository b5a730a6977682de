import type { Kit } from '../platform/kit';
import type { FeedEvent } from './ical';

/** Events with the moment of their last change. */
export type FeedAddition = { events: readonly FeedEvent[]; changedAt: Date | undefined };
type Source = (kit: Kit, userId: string) => Promise<FeedAddition>;

const sources = new Map<string, Source>();

/** Lets a feature that imports the calendar add its appointments to everybody's feed. */
export function addToFeed(name: string, source: Source): void {
  sources.set(name, source);
}

export async function addedEvents(kit: Kit, userId: string) {
  const found = await Promise.all([...sources.values()].map((source) => source(kit, userId)));
  return {
    events: found.flatMap(({ events }) => events),
    changes: found.flatMap(({ changedAt }) => changedAt ?? []),
  };
}
