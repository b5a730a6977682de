import { callFrom } from '../platform/page-context';
import { pageMeta } from '../platform/page-meta';
import { ButtonLink } from '../ui/button';
import type { Route } from './+types/sample-record-page';
import { RecordSheet } from './record-sheet';

export const handle = { audience: 'guest' } as const;

export const loader = async ({ request, context }: Route.LoaderArgs) => ({
  origin: new URL(request.url).origin,
  record: await callFrom(context)('GET /api/ranks/sample'),
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        origin: loaderData.origin,
        path: '/hoja-servicios/ejemplo',
        title: 'Así es tu hoja de servicios',
        description:
          'Rango de estudio, medallas, horas, notas y rachas en una hoja que se imprime y se comparte.',
        crumb: 'Hoja de servicios',
      })
    : [];

/** What guests see instead of `/hoja-servicios`. */
export default function SampleRecordPage({ loaderData: { record } }: Route.ComponentProps) {
  return (
    <div className="page-width py-10 md:py-16 print:p-0">
      <div className="print:hidden">
        <h1 className="text-h1">Así es tu hoja de servicios</h1>
        <p className="mt-4 mb-4 max-w-[60ch] text-lead text-muted">
          Es un ejemplo con datos inventados y las reglas de verdad: cuando entres, aquí estará la tuya.
        </p>
        <div className="mb-10 flex flex-wrap gap-3">
          <ButtonLink to="/prueba-nivel-gratis" size="lg">
            Hacer la prueba de nivel
          </ButtonLink>
          <ButtonLink to="/login?volver=/hoja-servicios" variant="outline" size="lg">
            Entrar
          </ButtonLink>
        </div>
      </div>
      <div className="max-w-210">
        <RecordSheet {...record} name={record.owner.name} number={record.owner.number} />
      </div>
    </div>
  );
}
