import { useState } from 'react';
import { pageMeta } from '../platform/page-meta';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import type { Route } from './+types/celebrations-page';
import { type Celebration, CelebrationArt } from './celebration-art';
import { CelebrationDialog } from './celebration-dialog';
import { CelebrationNote } from './celebration-note';

export const handle = { audience: 'guest' } as const;

export const loader = ({ request }: Route.LoaderArgs) => ({ origin: new URL(request.url).origin });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        origin: loaderData.origin,
        path: '/celebraciones',
        title: 'Celebraciones',
        description:
          'Así celebra Atalaya un rango, un simulacro superado, una racha, una medalla y un tema dominado.',
        crumb: 'Celebraciones',
      })
    : [];

const none = { emblem: null, drawing: null };

const gallery: readonly { when: string; celebration: Celebration }[] = [
  {
    when: 'Al alcanzar un rango',
    celebration: {
      kind: 'rank',
      awardId: 'subinspector',
      title: 'Subinspector/a',
      drawing: null,
      text: 'Nuevo rango de estudio. Lo que has ganado no se pierde.',
      emblem: { frame: 'shield', field: 'night', chevrons: 3, rays: 8 },
    },
  },
  {
    when: 'Al pasar el corte en un simulacro',
    celebration: {
      ...none,
      kind: 'mock',
      awardId: 'ejemplo',
      title: 'Simulacro superado',
      text: 'Un 7,35: por encima del último corte, 7,17.',
    },
  },
  {
    when: 'Al cumplir 7, 14, 30, 50, 100, 200 o 365 días de racha',
    celebration: {
      ...none,
      kind: 'streak',
      awardId: '30',
      title: '30 días de racha',
      text: 'Un día detrás de otro: así se llega.',
    },
  },
  {
    when: 'Al ganar una medalla',
    celebration: {
      kind: 'medal',
      awardId: 'racha-7',
      title: 'Primera guardia',
      text: 'Siete días seguidos',
      emblem: null,
      drawing: { ribbon: 'navy-gold', shape: 'star', metal: 'gold', symbol: 'tower', figure: null },
    },
  },
  {
    when: 'Al dominar un tema',
    celebration: {
      ...none,
      kind: 'topic',
      awardId: '2',
      title: 'Tema 2 dominado',
      text: 'La Constitución Española (I)',
    },
  },
];

const isNote = ({ kind }: Celebration): boolean => kind === 'medal' || kind === 'topic';

export default function CelebrationsPage() {
  const [shown, setShown] = useState<Celebration | null>(null);
  const close = () => setShown(null);
  return (
    <div className="page-width py-10 md:py-16">
      <h1 className="text-h1">Celebraciones</h1>
      <p className="mt-4 mb-10 max-w-[60ch] text-lead text-muted">
        Lo único ruidoso de Atalaya. Salen una vez, nunca encima de una pregunta, y se quedan quietas si tu
        dispositivo pide menos movimiento.
      </p>
      <ul className="grid gap-6 md:grid-cols-2">
        {gallery.map(({ when, celebration }) => (
          <li key={celebration.kind}>
            <Card pad="none" className="h-full overflow-hidden">
              <CelebrationArt celebration={celebration} />
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 p-5 md:p-6">
                <div>
                  <h2 className="text-h4">{celebration.title}</h2>
                  <p className="text-small text-muted">{when}</p>
                </div>
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`Ver la celebración: ${celebration.title}`}
                  onClick={() => setShown(celebration)}
                >
                  Ver
                </Button>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      <CelebrationDialog celebration={shown && !isNote(shown) ? shown : null} onClose={close} />
      {shown && isNote(shown) && <CelebrationNote celebration={shown} more={0} onClose={close} />}
    </div>
  );
}
