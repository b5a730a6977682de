import type { FollowLevel } from '@atalaya/core/forum/forum';
import { Bell, BellOff, BellRing } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../platform/api';
import { toastError } from '../../platform/toast-error';
import { Button } from '../../ui/button';
import { useInTopic } from './topic-context';

/** Follow and mute exclude each other. */
export function FollowButton() {
  const { topic, mine, changed } = useInTopic();
  const [busy, setBusy] = useState(false);
  const level = mine?.level ?? 'normal';
  const set = async (next: FollowLevel) => {
    setBusy(true);
    try {
      await call('PUT /api/forum/topics/:id/follow', { params: { id: topic.id }, body: { level: next } });
      await changed();
    } catch (error) {
      toastError('No se ha guardado', error);
    } finally {
      setBusy(false);
    }
  };
  const toggle = (wanted: 'follow' | 'mute') => () => set(level === wanted ? 'normal' : wanted);
  return (
    <div className="flex flex-wrap gap-2 lg:grid">
      <Button
        size="sm"
        variant="outline"
        aria-pressed={level === 'follow'}
        busy={busy}
        onClick={toggle('follow')}
      >
        {level === 'follow' ? <BellRing aria-hidden="true" /> : <Bell aria-hidden="true" />}
        {level === 'follow' ? 'Siguiendo' : 'Seguir el tema'}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-pressed={level === 'mute'}
        disabled={busy}
        onClick={toggle('mute')}
      >
        <BellOff aria-hidden="true" />
        {level === 'mute' ? 'Silenciado' : 'Silenciar'}
      </Button>
    </div>
  );
}
