import { isObject } from '../platform/is-object.ts';
import { dayInSpain } from '../platform/madrid-time.ts';
import { type ToolId, toolIds } from './catalogue.ts';
import { daysBetween } from './days.ts';

/** What the device remembers about the tools; never sent anywhere. */
export type DeviceNotes = {
  favourites: readonly ToolId[];
  /** Milliseconds since 1970. */
  usedAt: Readonly<Partial<Record<ToolId, number>>>;
};

export const noNotes: DeviceNotes = { favourites: [], usedAt: {} };

/** Storage may be outdated or edited by hand: only known tools count. */
export function parseNotes(stored: unknown): DeviceNotes {
  if (!isObject(stored)) return noNotes;
  const { favourites, usedAt } = stored;
  const times = isObject(usedAt) ? usedAt : {};
  return {
    favourites: Array.isArray(favourites) ? toolIds.filter((id) => favourites.includes(id)) : [],
    usedAt: Object.fromEntries(
      toolIds.flatMap((id) => (typeof times[id] === 'number' ? [[id, times[id]]] : [])),
    ),
  };
}

export const toggleFavourite = (notes: DeviceNotes, id: ToolId): DeviceNotes => ({
  ...notes,
  favourites: notes.favourites.includes(id)
    ? notes.favourites.filter((one) => one !== id)
    : [...notes.favourites, id],
});

export const noteUse = (notes: DeviceNotes, id: ToolId, now: number): DeviceNotes => ({
  ...notes,
  usedAt: { ...notes.usedAt, [id]: now },
});

/** Newest first. */
export const recentTools = ({ usedAt }: DeviceNotes): readonly ToolId[] =>
  toolIds.filter((id) => usedAt[id] !== undefined).sort((a, b) => (usedAt[b] ?? 0) - (usedAt[a] ?? 0));

/** `Usada hoy`, `Usada ayer`, `Usada hace 5 días` */
export function usedWords(usedAt: number, now: number): string {
  const days = daysBetween(dayInSpain(new Date(usedAt)), dayInSpain(new Date(now)));
  if (days <= 0) return 'Usada hoy';
  return days === 1 ? 'Usada ayer' : `Usada hace ${days} días`;
}
