import { longDay } from '@atalaya/core/platform/date-format';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../platform/api';
import { toastError } from '../platform/toast-error';
import { Switch } from '../ui/forms/switch';
import type { Briefing } from './briefing-page';

type Channels = Briefing['wants'];

/** The exam, and whether the page is also sent each morning. */
export function Wishes({ briefing: { content, wants } }: { briefing: Briefing }) {
  const [channels, setChannels] = useState(wants);
  const saving = useMutation({
    retry: false,
    mutationFn: (body: Channels) =>
      call('PUT /api/profile/notifications/:kind', { params: { kind: 'briefing' }, body }),
    onError: (error) => {
      setChannels(wants);
      toastError('No se ha guardado', error);
    },
  });
  const change = (changes: Partial<Channels>) => {
    const next = { ...channels, ...changes };
    setChannels(next);
    saving.mutate(next);
  };
  const { exam } = content;
  return (
    <aside
      className="grid content-start gap-8 lg:border-l lg:border-line lg:pl-12"
      aria-label="Examen y avisos"
    >
      {exam && (
        <p>
          <b className="block font-display text-[4rem] leading-none">{exam.days}</b>
          <span className="text-muted">
            {exam.days === 1 ? 'día' : 'días'} para el examen, el {longDay(exam.date)}
          </span>
        </p>
      )}
      <div className="grid gap-3 print:hidden">
        <h2 className="text-h4">Recibirlo cada mañana</h2>
        <Switch
          label="Por correo"
          checked={channels.email}
          onChange={({ target }) => change({ email: target.checked })}
        />
        <Switch
          label="Como aviso en el móvil"
          checked={channels.push}
          onChange={({ target }) => change({ push: target.checked })}
        />
        <p className="text-small text-muted">Se hace a las seis y se guarda treinta días.</p>
      </div>
    </aside>
  );
}
