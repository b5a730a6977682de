import type { Answer } from '@atalaya/core/api';
import type { TrainingEntry } from '@atalaya/core/fitness/training/training.contract';
import { useRevalidator } from 'react-router';
import { toastError } from '../../platform/toast-error';
import { toast } from '../../ui/overlays/toast-store';
import { type EntryBody, type FitnessChange, saveFitness, withPending } from '../outbox';

type Loaded = {
  userId: string;
  training: Answer<'GET /api/fitness/training'>;
  pending: readonly FitnessChange[];
};

export const entryBody = ({ id: _, isImported: __, ...body }: TrainingEntry): EntryBody => body;

/** The log with what waits on the device, newest first, and how to change it. */
export function useLog({ userId, training, pending }: Loaded) {
  const { revalidate } = useRevalidator();
  const waiting = pending.flatMap((change) =>
    change.what === 'entry'
      ? [{ id: change.id, body: change.body && { ...change.body, isImported: false } }]
      : [],
  );
  const log = withPending<TrainingEntry>(training.log, waiting, (id, body) => ({ id, ...body })).sort(
    (one, other) => (one.day > other.day ? -1 : 1),
  );

  const change = async (id: string, body: EntryBody | null): Promise<boolean> => {
    const isSent = await saveFitness(userId, { id, what: 'entry', body });
    await revalidate();
    return isSent;
  };

  const save = async (entry: TrainingEntry): Promise<void> => {
    const isSent = await change(entry.id, entryBody(entry));
    toast(
      isSent
        ? { title: 'Entrenamiento anotado' }
        : { title: 'Anotado en este dispositivo', description: 'Se enviará cuando haya conexión.' },
    );
  };

  const remove = async (entry: TrainingEntry): Promise<void> => {
    try {
      await change(entry.id, null);
      toast({
        title: 'Entrenamiento borrado',
        action: { label: 'Deshacer', onClick: () => void change(entry.id, entryBody(entry)).catch(failed) },
      });
    } catch (error) {
      failed(error);
    }
  };

  return { log, save, remove };
}

const failed = (error: unknown) => toastError('No se ha cambiado el registro', error);
