import type { Answer } from '@atalaya/core/api';
import type { FitnessMark } from '@atalaya/core/fitness/fitness.contract';
import { useRevalidator } from 'react-router';
import { toastError } from '../../platform/toast-error';
import { toast } from '../../ui/overlays/toast-store';
import { type FitnessChange, type MarkBody, saveFitness, withPending } from '../outbox';

type Loaded = { userId: string; fitness: Answer<'GET /api/fitness'>; pending: readonly FitnessChange[] };

const bodyOf = ({ id: _, ...body }: FitnessMark): MarkBody => body;

/** The marks with those that wait on the device, and how to change them. */
export function useMarks({ userId, fitness, pending }: Loaded) {
  const { revalidate } = useRevalidator();
  const waiting = pending.flatMap((change) => (change.what === 'mark' ? [change] : []));
  const marks = withPending<FitnessMark>(fitness.marks, waiting, (id, body) => ({ id, ...body }));

  const change = async (id: string, body: MarkBody | null): Promise<boolean> => {
    const isSent = await saveFitness(userId, { id, what: 'mark', body });
    await revalidate();
    return isSent;
  };

  const save = async (mark: FitnessMark): Promise<void> => {
    const isSent = await change(mark.id, bodyOf(mark));
    toast(
      isSent
        ? { title: 'Marca guardada' }
        : { title: 'Marca guardada en este dispositivo', description: 'Se enviará cuando haya conexión.' },
    );
  };

  const remove = async (mark: FitnessMark): Promise<void> => {
    try {
      await change(mark.id, null);
      toast({
        title: 'Marca borrada',
        action: { label: 'Deshacer', onClick: () => void change(mark.id, bodyOf(mark)).catch(failed) },
      });
    } catch (error) {
      failed(error);
    }
  };

  return { marks, save, remove };
}

const failed = (error: unknown) => toastError('No se ha cambiado la marca', error);
