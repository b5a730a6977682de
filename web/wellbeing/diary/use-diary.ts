import type { Answer } from '@atalaya/core/api';
import type { DiaryEntry } from '@atalaya/core/wellbeing/diary/diary.contract';
import { useRevalidator } from 'react-router';
import { toastError } from '../../platform/toast-error';
import { toast } from '../../ui/overlays/toast-store';
import { type DiaryBody, saveWellbeing, type WellbeingChange } from '../outbox';

type Loaded = {
  userId: string;
  diary: Answer<'GET /api/diary'> | null;
  pending: readonly WellbeingChange[];
};

export const diaryBody = ({ id: _, isReadable: __, ...body }: DiaryEntry): DiaryBody => body;

/** The entries with those that wait on the device, and how to change them. */
export function useDiary({ userId, diary, pending }: Loaded) {
  const { revalidate } = useRevalidator();
  const waiting = pending.flatMap((change) => (change.what === 'diary' ? [change] : []));
  const changed = new Set(waiting.map(({ id }) => id));
  const entries: DiaryEntry[] = [
    ...waiting.flatMap(({ id, body }) => (body ? [{ id, isReadable: true, ...body }] : [])).reverse(),
    ...(diary?.entries ?? []).filter(({ id }) => !changed.has(id)),
  ];

  const change = async (id: string, body: DiaryBody | null): Promise<boolean> => {
    const isSent = await saveWellbeing(userId, { id, what: 'diary', body });
    await revalidate();
    return isSent;
  };

  const save = async (id: string, body: DiaryBody): Promise<void> => {
    const isSent = await change(id, body);
    toast(
      isSent
        ? { title: 'Guardado en tu diario' }
        : { title: 'Guardado en este dispositivo', description: 'Se enviará cuando haya conexión.' },
    );
  };

  const remove = async (entry: DiaryEntry): Promise<void> => {
    try {
      await change(entry.id, null);
      toast({
        title: 'Anotación borrada',
        action: { label: 'Deshacer', onClick: () => void change(entry.id, diaryBody(entry)).catch(failed) },
      });
    } catch (error) {
      failed(error);
    }
  };

  return { entries, save, remove };
}

const failed = (error: unknown) => toastError('No se ha cambiado el diario', error);
