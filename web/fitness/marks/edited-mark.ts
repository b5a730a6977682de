import { eventsOf, type OfficialTable } from '@atalaya/core/fitness/events';
import type { FitnessMark } from '@atalaya/core/fitness/fitness.contract';

export type EditedMark = Omit<FitnessMark, 'value'> & { value: number | null };

export const newMark = (table: OfficialTable, today: string): EditedMark => ({
  id: crypto.randomUUID(),
  event: eventsOf(table)[0] ?? 'circuit',
  value: null,
  day: today,
  place: null,
  timing: null,
  note: '',
});
