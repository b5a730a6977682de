import type { Answer } from '@atalaya/core/api';
import type { FitnessResult } from '@atalaya/core/fitness/fitness.contract';
import { useRevalidator } from 'react-router';
import { toastError } from '../../platform/toast-error';
import { toast } from '../../ui/overlays/toast-store';
import { type FitnessChange, type ResultBody, saveFitness, withPending } from '../outbox';

type Loaded = { userId: string; fitness: Answer<'GET /api/fitness'>; pending: readonly FitnessChange[] };

const bodyOf = ({ id: _, ...body }: FitnessResult): ResultBody => body;

/** The results with those that wait on the device, and how to change them. */
export function useResults({ userId, fitness, pending }: Loaded) {
  const { revalidate } = useRevalidator();
  const waiting = pending.flatMap((change) => (change.what === 'result' ? [change] : []));
  const results = withPending<FitnessResult>(fitness.results, waiting, (id, body) => ({ id, ...body }));

  const change = async (id: string, body: ResultBody | null): Promise<boolean> => {
    const isSent = await saveFitness(userId, { id, what: 'result', body });
    await revalidate();
    return isSent;
  };

  const save = async (result: FitnessResult): Promise<void> => {
    const isSent = await change(result.id, bodyOf(result));
    toast(
      isSent
        ? { title: 'Marca guardada' }
        : { title: 'Marca guardada en este dispositivo', description: 'Se enviará cuando haya conexión.' },
    );
  };

  const remove = async (result: FitnessResult): Promise<void> => {
    try {
      await change(result.id, null);
      toast({
        title: 'Marca borrada',
        action: { label: 'Deshacer', onClick: () => void change(result.id, bodyOf(result)).catch(failed) },
      });
    } catch (error) {
      failed(error);
    }
  };

  return { results, save, remove };
}

const failed = (error: unknown) => toastError('No se ha cambiado la marca', error);
