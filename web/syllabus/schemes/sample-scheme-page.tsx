import { SAMPLE_SCHEME } from '@atalaya/core/syllabus/access';
import { Gamepad2 } from 'lucide-react';
import { callFrom } from '../../platform/page-context';
import { titled } from '../../platform/page-title';
import { ButtonLink } from '../../ui/button';
import { Plate } from '../../ui/plate';
import type { Route } from './+types/sample-scheme-page';
import { SchemeViewer } from './scheme-viewer';

export const handle = { audience: 'guest' };

export const meta = titled(
  ({ loaderData }: Route.MetaArgs) => `Esquema del tema ${SAMPLE_SCHEME}: ${loaderData?.scheme.title ?? ''}`,
  {
    description:
      'Un esquema completo del temario, abierto a todos: acércalo, pliégalo y recórrelo con el teclado.',
  },
);

export async function loader({ context }: Route.LoaderArgs) {
  return { scheme: await callFrom(context)('GET /api/topics/:id/schema', { params: { id: SAMPLE_SCHEME } }) };
}

export default function SampleSchemePage({ loaderData: { scheme } }: Route.ComponentProps) {
  return (
    <div className="page-width py-10 md:py-14">
      <h1 className="flex items-start gap-4 text-h1">
        <Plate size="lg" className="mt-[0.12em]">
          {SAMPLE_SCHEME}
        </Plate>
        <span>{scheme.title}</span>
      </h1>
      <p className="mt-4 mb-8 max-w-[60ch] text-lead text-muted print:hidden">
        Así es cada uno de los 45 esquemas. Pruébalo y, cuando lo tengas, intenta reconstruirlo de memoria.
      </p>
      <h2 className="sr-only">El esquema</h2>
      <SchemeViewer scheme={scheme} />
      <div className="mt-8 flex flex-wrap gap-3 print:hidden">
        <ButtonLink to={`/prueba-esquemas?tema=${SAMPLE_SCHEME}`}>
          <Gamepad2 />
          Reconstruirlo de memoria
        </ButtonLink>
        <ButtonLink to="/esquemas" variant="outline">
          Los demás esquemas
        </ButtonLink>
      </div>
    </div>
  );
}
