import { monthAndYear } from '@atalaya/core/platform/date-format';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';

/** `Miembro desde marzo de 2026`. */
export function memberSince(createdAt: string): string {
  const joined = new Date(createdAt);
  return `Miembro desde ${monthAndYear(dayInSpain(Number.isNaN(joined.getTime()) ? new Date() : joined))}`;
}
