import type { Answer } from '@atalaya/core/api';
import { MAX_STORM_MESSAGE } from '@atalaya/core/effects/effects';
import { phraseAt } from '@atalaya/core/effects/phrases';
import { formatCount } from '@atalaya/core/platform/number-format';
import { useQuery } from '@tanstack/react-query';
import { Radio } from 'lucide-react';
import { useState } from 'react';
import { ListFault } from '../../admin/resource/list-view';
import { read } from '../../platform/api';
import { Card } from '../../ui/card';
import { Input } from '../../ui/forms/input';
import { Loading, Skeleton } from '../../ui/skeleton';
import { showEffect } from '../effect-store';
import { EffectControl } from './effect-control';

const REFRESH_MS = 5_000;

export default function EffectsPanel() {
  const { data, error, refetch } = useQuery({
    ...read('GET /api/admin/effects'),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchInterval: REFRESH_MS,
  });
  const [message, setMessage] = useState('');
  if (error && !data) return <ListFault error={error} retry={refetch} />;
  if (!data)
    return (
      <Loading label="Cargando lo que pasa en directo" className="mb-5">
        <Skeleton className="h-48" />
      </Loading>
    );
  const { presence, effects } = data;
  const [storm, boost] = effects;
  const connected = presence.users + presence.visitors;
  const changed = () => void refetch();
  return (
    <Card pad="sm" className="mb-5">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 className="text-h4">En directo</h2>
        <Connected presence={presence} />
      </div>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        {storm && (
          <EffectControl
            effect={storm}
            connected={connected}
            text="Un destello, ocho rayos y tu mensaje durante tres segundos."
            message={message}
            isReady={message.trim() !== ''}
            onPreview={() => showEffect({ kind: 'thunder-storm', message: message.trim() })}
            onLaunched={() => {
              setMessage('');
              changed();
            }}
          >
            <Input
              label="Mensaje de la tormenta"
              value={message}
              maxLength={MAX_STORM_MESSAGE}
              placeholder="Hoy, simulacro general a las 18:00"
              onChange={({ target }) => setMessage(target.value)}
            />
          </EffectControl>
        )}
        {boost && (
          <EffectControl
            effect={boost}
            connected={connected}
            text="Confeti, estrellas y una de quince frases de ánimo durante cinco segundos."
            isReady
            onPreview={() => showEffect({ kind: 'motivation-boost', phrase: phraseAt(Math.random()) })}
            onLaunched={changed}
          />
        )}
      </div>
    </Card>
  );
}

function Connected({ presence: { users, visitors } }: Pick<Answer<'GET /api/admin/effects'>, 'presence'>) {
  return (
    <p className="flex items-center gap-2 text-small text-muted">
      <Radio className="size-4.5 text-success" />
      <span>
        <b className="text-ink">{formatCount(users, 'persona con cuenta', 'personas con cuenta')}</b>
        {' y '}
        <b className="text-ink">{formatCount(visitors, 'visita', 'visitas')}</b> ahora mismo
      </span>
    </p>
  );
}
