import type { Answer } from '@atalaya/core/api';
import type { FitnessResult } from '@atalaya/core/fitness/fitness.contract';
import { useKeptChanges } from '../../platform/offline/use-kept-changes';
import { type FitnessChange, type ResultBody, saveFitness, withPending } from '../outbox';

type Loaded = { userId: string; fitness: Answer<'GET /api/fitness'>; pending: readonly FitnessChange[] };

const bodyOf = ({ id: _, ...body }: FitnessResult): ResultBody => body;

/** The results with those that wait on the device, and how to change them. */
export function useResults({ userId, fitness, pending }: Loaded) {
  const waiting = pending.flatMap((change) => (change.what === 'result' ? [change] : []));
  const results = withPending<FitnessResult>(fitness.results, waiting, (id, body) => ({ id, ...body }));

  const { save, remove } = useKeptChanges<ResultBody>({
    deliver: (id, body) => saveFitness(userId, { id, what: 'result', body }),
    words: {
      saved: 'Marca guardada',
      kept: 'Marca guardada en este dispositivo',
      removed: 'Marca borrada',
      failed: 'No se ha cambiado la marca',
    },
  });
  return {
    results,
    save: (result: FitnessResult) => save(result.id, bodyOf(result)),
    remove: (result: FitnessResult) => remove(result.id, bodyOf(result)),
  };
}
