import type { FollowLevel } from '@atalaya/core/forum/forum';
import { Bell, BellOff, BellRing } from 'lucide-react';
import { useAction } from '../platform/action/use-action';
import { Button } from '../ui/button';
import { cx } from '../ui/cx';

type FollowTogglesProps = {
  level: FollowLevel;
  /** «Seguir el tema». */
  follow: string;
  save: (level: FollowLevel) => Promise<void>;
  className?: string;
};

/** Follow and mute exclude each other. */
export function FollowToggles({ level, follow, save, className }: FollowTogglesProps) {
  const { run, isBusy } = useAction(save, { stale: [], failed: 'No se ha guardado' });
  const toggle = (wanted: 'follow' | 'mute') => () => run(level === wanted ? 'normal' : wanted);
  return (
    <div className={cx('flex flex-wrap gap-2', className)}>
      <Button
        size="sm"
        variant="outline"
        aria-pressed={level === 'follow'}
        busy={isBusy}
        onClick={toggle('follow')}
      >
        {level === 'follow' ? <BellRing /> : <Bell />}
        {level === 'follow' ? 'Siguiendo' : follow}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-pressed={level === 'mute'}
        disabled={isBusy}
        onClick={toggle('mute')}
      >
        <BellOff />
        {level === 'mute' ? 'Silenciado' : 'Silenciar'}
      </Button>
    </div>
  );
}
