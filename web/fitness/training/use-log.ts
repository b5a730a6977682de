import type { Answer } from '@atalaya/core/api';
import type { TrainingEntry } from '@atalaya/core/fitness/training/training.contract';
import { useKeptChanges } from '../../platform/offline/use-kept-changes';
import { type EntryBody, type FitnessChange, saveFitness, withPending } from '../outbox';

type Loaded = {
  userId: string;
  training: Answer<'GET /api/fitness/training'>;
  pending: readonly FitnessChange[];
};

export const entryBody = ({ id: _, isImported: __, ...body }: TrainingEntry): EntryBody => body;

/** The log with what waits on the device, newest first, and how to change it. */
export function useLog({ userId, training, pending }: Loaded) {
  const waiting = pending.flatMap((change) =>
    change.what === 'entry'
      ? [{ id: change.id, body: change.body && { ...change.body, isImported: false } }]
      : [],
  );
  const log = withPending<TrainingEntry>(training.log, waiting, (id, body) => ({ id, ...body })).sort(
    (one, other) => (one.day > other.day ? -1 : 1),
  );

  const { save, remove } = useKeptChanges<EntryBody>({
    deliver: (id, body) => saveFitness(userId, { id, what: 'entry', body }),
    words: {
      saved: 'Entrenamiento anotado',
      kept: 'Anotado en este dispositivo',
      removed: 'Entrenamiento borrado',
      failed: 'No se ha cambiado el registro',
    },
  });
  return {
    log,
    save: (entry: TrainingEntry) => save(entry.id, entryBody(entry)),
    remove: (entry: TrainingEntry) => remove(entry.id, entryBody(entry)),
  };
}
