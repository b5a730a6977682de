import type { WorkCounts } from '@atalaya/core/exams/device-work';
import { CloudOff } from 'lucide-react';
import { Button } from '../../ui/button';
import { Figures } from '../../ui/figures';
import { Note } from '../../ui/note';
import { Dialog } from '../../ui/overlays/dialog';
import { entryLabel, entryTone, flaggedCorner, type MapEntry } from './question-map';

type HandInProps = {
  entries: readonly MapEntry[];
  counts: WorkCounts;
  isStudy: boolean;
  isOffline: boolean;
  onGo: (position: number) => void;
  onHandIn: () => void;
  onClose: () => void;
};

export function HandInDialog({ entries, counts, isStudy, isOffline, onGo, onHandIn, onClose }: HandInProps) {
  const blanks = entries.filter(({ isAnswered }) => !isAnswered);
  const flagged = entries.filter((entry) => entry.flagged);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={isStudy ? 'Terminar el test' : 'Repasa antes de entregar'}
      description={
        isStudy
          ? 'Verás el resumen y podrás repasar cada pregunta.'
          : 'Después de entregar ya no se puede cambiar nada.'
      }
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Seguir
          </Button>
          <Button onClick={onHandIn}>{isStudy ? 'Terminar' : 'Entregar'}</Button>
        </>
      }
    >
      <div className="grid gap-6">
        <Figures
          figures={[
            [counts.answered, counts.answered === 1 ? 'respondida' : 'respondidas'],
            [counts.blank, 'en blanco'],
            [counts.flagged, counts.flagged === 1 ? 'marcada' : 'marcadas'],
          ]}
          valueClass="text-[2.25rem]"
          className="flex flex-wrap gap-x-9 gap-y-3"
        />
        <Places title="En blanco" entries={blanks} onGo={onGo} />
        <Places title="Marcadas" entries={flagged} onGo={onGo} />
        {isOffline && (
          <Note tone="warning" icon={<CloudOff />}>
            No hay conexión. Puedes entregar igual: cuenta la hora de ahora y se enviará cuando vuelva.
          </Note>
        )}
      </div>
    </Dialog>
  );
}

type PlacesProps = { title: string; entries: readonly MapEntry[]; onGo: (position: number) => void };

function Places({ title, entries, onGo }: PlacesProps) {
  if (entries.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="text-small font-sans font-semibold">{title}</h3>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {entries.map((entry) => (
          <li key={entry.position}>
            <button
              type="button"
              aria-label={entryLabel(entry)}
              onClick={() => onGo(entry.position)}
              className={`num relative grid h-8 min-w-9 place-items-center rounded-[5px] px-1 text-small pointer-coarse:h-11 pointer-coarse:min-w-11 ${entryTone(entry)} ${entry.flagged ? flaggedCorner : ''}`}
            >
              {entry.position}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
