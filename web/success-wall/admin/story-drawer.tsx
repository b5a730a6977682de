import type { Answer, Input } from '@atalaya/core/api';
import { stageWords, stateWords } from '@atalaya/core/success-wall/success-wall';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toTheSecond } from '../../admin/moments';
import { useConflict } from '../../admin/resource/conflict';
import { Facts, RecordDrawer, RecordSection } from '../../admin/resource/record-drawer';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { HttpError } from '../../platform/http-error';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/forms/checkbox';
import { Textarea } from '../../ui/forms/textarea';
import { toast } from '../../ui/overlays/toast-store';

type AdminStory = Answer<'GET /api/admin/success-stories'>['items'][number];
type Props = { story: AdminStory | undefined; onClose: () => unknown };

export function StoryDrawer({ story, onClose }: Props) {
  return (
    <RecordDrawer
      open={story !== undefined}
      onClose={onClose}
      kind="Historia"
      title={({ name }) => `Historia de ${name}`}
      query={{ data: story, error: null, refetch: () => undefined }}
    >
      {(row) => (
        <>
          <RecordSection title="La historia" hideTitle>
            <Facts
              facts={[
                { label: 'De', value: row.email },
                { label: 'Llegó a', value: `${stageWords[row.stage]}, ${row.year}` },
                { label: 'Convocatorias', value: String(row.attempts) },
                { label: 'Estado', value: stateWords[row.state] },
                { label: 'Enviada', value: toTheSecond(row.createdAt) },
              ]}
            />
            <p className="mt-5 wrap-anywhere whitespace-pre-wrap">{row.story}</p>
          </RecordSection>
          <RecordSection title="Su consejo">
            <p className="wrap-anywhere whitespace-pre-wrap">{row.advice}</p>
          </RecordSection>
          {row.quote && (
            <RecordSection title="Su frase para la portada">
              <p className="wrap-anywhere">«{row.quote}»</p>
            </RecordSection>
          )}
          <RecordSection title="Decisión">
            <Decision story={row} onDone={onClose} />
          </RecordSection>
        </>
      )}
    </RecordDrawer>
  );
}

type Body = Input<'PUT /api/admin/success-stories/:id/decision'>['body'];

function Decision({ story, onDone }: { story: AdminStory; onDone: () => unknown }) {
  const [isVerified, setVerified] = useState(story.isVerified);
  const [isOnHome, setOnHome] = useState(story.isOnHome);
  const [reason, setReason] = useState(story.reason ?? '');
  const [fault, setFault] = useState<string>();
  const client = useQueryClient();
  const onConflict = useConflict();
  const decide = (body: Body) =>
    call('PUT /api/admin/success-stories/:id/decision', { params: { id: story.id }, body });
  const decided = ({ state }: AdminStory) => {
    toast({ title: state === 'published' ? 'Historia publicada' : 'Historia devuelta' });
    void client.invalidateQueries({ queryKey: ['/api/admin/success-stories'] });
    onDone();
  };
  const decision = useAction(decide, {
    stale: [],
    done: decided,
    failed: 'No se ha cambiado',
    caught: (error, mine) => {
      if (onConflict(error, (etag) => decide({ ...mine, etag }).then(decided))) return true;
      const wrong = error instanceof HttpError ? error.fields.reason : undefined;
      setFault(wrong);
      return wrong !== undefined;
    },
  });
  const send = (state: Body['state']) =>
    decision.run({ etag: story.etag, state, reason: reason.trim() || null, isVerified, isOnHome });
  return (
    <div className="grid gap-4">
      <Checkbox
        label="Hemos visto un documento que lo prueba"
        checked={isVerified}
        onChange={({ target }) => setVerified(target.checked)}
      />
      {story.quote && (
        <Checkbox
          label="Enseñar su frase en la portada"
          checked={isOnHome}
          onChange={({ target }) => setOnHome(target.checked)}
        />
      )}
      <Textarea
        label="Qué tiene que cambiar"
        hint="Lo lee su autor. Solo hace falta para devolverla."
        rows={3}
        value={reason}
        error={fault}
        onChange={({ target }) => {
          setReason(target.value);
          setFault(undefined);
        }}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button size="sm" busy={decision.isBusy} onClick={() => send('published')}>
          {story.state === 'published' ? 'Guardar' : 'Publicar'}
        </Button>
        <Button size="sm" variant="outline" busy={decision.isBusy} onClick={() => send('returned')}>
          Devolver
        </Button>
      </div>
    </div>
  );
}
