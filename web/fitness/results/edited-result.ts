import { eventsOf, type OfficialTable } from '@atalaya/core/fitness/events';
import type { FitnessResult } from '@atalaya/core/fitness/fitness.contract';

export type EditedResult = Omit<FitnessResult, 'value'> & { value: number | null };

export const newResult = (table: OfficialTable, today: string): EditedResult => ({
  id: crypto.randomUUID(),
  event: eventsOf(table)[0] ?? 'circuit',
  value: null,
  day: today,
  place: null,
  timing: null,
  note: '',
});
