import { audioFault, audioTypes } from '@atalaya/core/media/podcast/audio';
import { clockOf } from '@atalaya/core/platform/text/clock-time';
import { formatSize } from '@atalaya/core/platform/text/size';
import { Link2, Trash2, Upload } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { ResourceRecord } from '../../../admin/resource/resource-calls';
import { useAction } from '../../../platform/action/use-action';
import { call } from '../../../platform/api';
import { HttpError, sentenceFor } from '../../../platform/http-error';
import { Button } from '../../../ui/button';
import { Input } from '../../../ui/forms/input';
import { LazyConfirm } from '../../../ui/overlays/lazy-confirm';
import { toast } from '../../../ui/overlays/toast-store';
import { Section } from '../../../ui/section';
import { type Audio, isAudio } from './recorded-audio';

/** The recording of an episode: a file, or an address that the server copies it from. */
export function AudioPanel({ record }: { record: ResourceRecord }) {
  const id = String(record.id);
  const [audio, setAudio] = useState<Audio | null>(isAudio(record.audio) ? record.audio : null);
  const [isAsking, setAsking] = useState(false);
  const [faults, setFaults] = useState<{ file?: string; url?: string }>({});
  const done = (next: Audio | null, title: string) => {
    setAudio(next);
    setFaults({});
    toast({ title });
  };
  const upload = useAction(
    (file: File) => call('POST /api/admin/podcast-episodes/:id/audio', { params: { id }, file }),
    {
      stale: [],
      done: (next) => done(next, 'Audio guardado'),
      caught: (error) => setFaults({ file: sentenceFor(error) }),
    },
  );
  const fetching = useAction(
    (url: string) =>
      call('POST /api/admin/podcast-episodes/:id/audio-from', { params: { id }, body: { url } }),
    {
      stale: [],
      done: (next) => done(next, 'Audio copiado'),
      caught: (error) =>
        setFaults({ url: (error instanceof HttpError && error.fields.url) || sentenceFor(error) }),
    },
  );
  const removing = useAction(() => call('DELETE /api/admin/podcast-episodes/:id/audio', { params: { id } }), {
    stale: [],
    done: () => done(null, 'Audio borrado'),
    caught: (error) => toast({ title: sentenceFor(error), variant: 'destructive' }),
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const file = values.get('file');
    const url = String(values.get('url') ?? '').trim();
    if (file instanceof File && file.size > 0) {
      const fault = audioFault(file);
      setFaults(fault ? { file: fault } : {});
      if (!fault) upload.run(file);
    } else if (url !== '') fetching.run(url);
    else setFaults({ file: 'Elige un fichero, o escribe abajo su dirección.' });
  };
  return (
    <Section id="audio" title="Audio" heading="h3" className="mt-8 grid gap-4 border-t border-line pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          {audio
            ? `${audio.type === 'audio/mpeg' ? 'MP3' : 'M4A'}, ${clockOf(audio.seconds)}, ${formatSize(audio.bytes)}`
            : 'Sin grabar: lo lee la voz del navegador, y no sale en el canal.'}
        </p>
        {audio && (
          <Button variant="quiet" size="sm" busy={removing.isBusy} onClick={() => setAsking(true)}>
            <Trash2 />
            Borrar el audio
          </Button>
        )}
      </div>
      {isAsking && (
        <LazyConfirm
          title="Borrar el audio"
          description="El episodio sale del canal y lo vuelve a leer la voz del navegador. El fichero no se puede recuperar."
          confirmLabel="Borrar"
          danger
          onConfirm={() => {
            setAsking(false);
            removing.run();
          }}
          onClose={() => setAsking(false)}
        />
      )}
      <form method="post" noValidate onSubmit={send} className="grid gap-4">
        <Input
          label="Fichero"
          type="file"
          name="file"
          accept={audioTypes.join(',')}
          hint="MP3 o M4A de hasta 120 MB. La duración y el tipo se leen del fichero."
          error={faults.file}
        />
        <Input
          label="O su dirección"
          type="url"
          name="url"
          autoComplete="off"
          placeholder="https://"
          hint="Lo copiamos aquí, para que solo lo oigan los usuarios."
          error={faults.url}
        />
        <Button
          type="submit"
          variant="outline"
          size="sm"
          className="justify-self-start"
          busy={upload.isBusy || fetching.isBusy}
          busyLabel="Guardando…"
        >
          {audio ? <Link2 /> : <Upload />}
          {audio ? 'Cambiar el audio' : 'Guardar el audio'}
        </Button>
      </form>
    </Section>
  );
}
