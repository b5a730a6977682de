import { call } from '../../platform/api';
import { toast } from '../../ui/overlays/toast-store';
import { FollowToggles } from '../follow-toggles';
import { useReadings } from './use-readings';

const done = {
  follow: { title: 'Sigues la categoría', description: 'Te avisaremos de cada pregunta nueva.' },
  mute: { title: 'Categoría silenciada', description: 'Solo oirás de los temas que sigas.' },
  normal: { title: 'Avisos como siempre' },
};

/** For signed-in users. */
export function CategoryFollow({ id }: { id: number }) {
  const { isKnown, categories, refresh } = useReadings([]);
  return (
    // Its place is kept while it loads.
    <div className="mt-3 min-h-11">
      {isKnown && (
        <FollowToggles
          level={categories.find(({ categoryId }) => categoryId === id)?.level ?? 'normal'}
          follow="Seguir la categoría"
          save={async (level) => {
            await call('PUT /api/forum/categories/:id/follow', { params: { id }, body: { level } });
            await refresh();
            toast(done[level]);
          }}
        />
      )}
    </div>
  );
}
