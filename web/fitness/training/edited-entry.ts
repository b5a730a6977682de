import type { TrainingEntry } from '@atalaya/core/fitness/training/training.contract';

export type EditedEntry = Omit<TrainingEntry, 'minutes'> & { minutes: number | null };

export const newEntry = (today: string): EditedEntry => ({
  id: crypto.randomUUID(),
  day: today,
  sessionKey: null,
  minutes: null,
  effort: 5,
  metres: null,
  seconds: null,
  note: '',
  sleepHalfHours: null,
  pain: null,
  isImported: false,
});
