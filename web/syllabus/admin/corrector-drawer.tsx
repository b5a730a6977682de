import { questionResource, trueFalseResource } from '@atalaya/core/syllabus/admin/questions';
import { useState } from 'react';
import { Link } from 'react-router';
import { RecordDrawer, RecordSection } from '../../admin/resource/record-drawer';
import { useResource } from '../../admin/resource/use-resource';
import { Button } from '../../ui/button';
import { CorrectionForm } from './correction-form';
import { Evidence } from './corrector-evidence';
import type { Suspect } from './corrector-page';
import { QuestionPreview, StatementPreview } from './previews';
import { QuestionHistory } from './versions';

type CorrectorDrawerProps = { suspect: Suspect | undefined; onClose: () => unknown; onChanged: () => void };

export function CorrectorDrawer({ suspect, onClose, onChanged }: CorrectorDrawerProps) {
  return (
    <RecordDrawer
      open={suspect !== undefined}
      onClose={onClose}
      kind="Pregunta"
      title={({ topic }) => `Pregunta del tema ${topic}`}
      width="760px"
      query={{ data: suspect, error: null, refetch: onChanged }}
    >
      {(shown) => (
        // A new version resets the form.
        <Parts key={`${shown.id} ${shown.version}`} suspect={shown} onClose={onClose} onChanged={onChanged} />
      )}
    </RecordDrawer>
  );
}

function Parts({
  suspect,
  onClose,
  onChanged,
}: { suspect: Suspect } & Omit<CorrectorDrawerProps, 'suspect'>) {
  const [isCorrecting, setIsCorrecting] = useState(false);
  const isChoice = suspect.kind === 'choice';
  const { remove } = useResource(isChoice ? questionResource : trueFalseResource);
  return (
    <>
      <RecordSection title="Qué hay en contra" hideTitle>
        <Evidence suspect={suspect} onChanged={onChanged} />
      </RecordSection>
      <RecordSection title={isCorrecting ? 'Corregir' : 'Cómo está ahora'}>
        {isCorrecting ? (
          <CorrectionForm
            suspect={suspect}
            onCancel={() => setIsCorrecting(false)}
            onCorrected={() => {
              onChanged();
              onClose();
            }}
          />
        ) : (
          <>
            <div className="rounded-lg border border-line bg-ground p-5">
              {isChoice ? <QuestionPreview record={suspect} /> : <StatementPreview record={suspect} />}
            </div>
            <div className="mt-4 flex flex-wrap items-center gap-2.5">
              <Button size="sm" onClick={() => setIsCorrecting(true)}>
                Corregir
              </Button>
              <Link
                to={`/admin/${isChoice ? 'preguntas-test' : 'verdadero-falso'}?q=${encodeURIComponent(suspect.id)}`}
                className="link text-small"
              >
                Ver en la lista
              </Link>
              <Button
                variant="quiet"
                size="sm"
                className="ml-auto text-danger!"
                onClick={() =>
                  void remove(suspect.id).then((isGone) => {
                    if (isGone) {
                      onChanged();
                      onClose();
                    }
                  })
                }
              >
                Borrar
              </Button>
            </div>
          </>
        )}
      </RecordSection>
      <QuestionHistory id={suspect.id} />
    </>
  );
}
