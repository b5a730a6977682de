import type { Answer } from '@atalaya/core/api';
import type { DiaryEntry } from '@atalaya/core/wellbeing/diary/diary.contract';
import { useKeptChanges } from '../../platform/offline/use-kept-changes';
import { type DiaryBody, saveWellbeing, type WellbeingChange } from '../outbox';

type Loaded = {
  userId: string;
  diary: Answer<'GET /api/diary'> | null;
  pending: readonly WellbeingChange[];
};

export const diaryBody = ({ id: _, isReadable: __, ...body }: DiaryEntry): DiaryBody => body;

/** The entries with those that wait on the device, and how to change them. */
export function useDiary({ userId, diary, pending }: Loaded) {
  const waiting = pending.flatMap((change) => (change.what === 'diary' ? [change] : []));
  const changed = new Set(waiting.map(({ id }) => id));
  const entries: DiaryEntry[] = [
    ...waiting.flatMap(({ id, body }) => (body ? [{ id, isReadable: true, ...body }] : [])).reverse(),
    ...(diary?.entries ?? []).filter(({ id }) => !changed.has(id)),
  ];

  const { save, remove } = useKeptChanges<DiaryBody>({
    deliver: (id, body) => saveWellbeing(userId, { id, what: 'diary', body }),
    words: {
      saved: 'Guardado en tu diario',
      kept: 'Guardado en este dispositivo',
      removed: 'Anotación borrada',
      failed: 'No se ha cambiado el diario',
    },
  });
  return { entries, save, remove: (entry: DiaryEntry) => remove(entry.id, diaryBody(entry)) };
}
