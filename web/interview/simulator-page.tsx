import { isAtLeastTier } from '@atalaya/core/auth/user';
import { competenceNames, competences } from '@atalaya/core/interview/competences';
import { ShieldCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { callFrom } from '../platform/page-context';
import { pageMeta } from '../platform/page-meta';
import { useSession } from '../platform/session';
import { Button, ButtonLink } from '../ui/button';
import { Card } from '../ui/card';
import { Note } from '../ui/note';
import type { Route } from './+types/simulator-page';

export const handle = { audience: 'guest' } as const;

/** Recording and rating are loaded when the user begins. */
const SampleDialog = lazy(() => import('./sample-run'));

export async function loader({ context, request }: Route.LoaderArgs) {
  const samples = await callFrom(context)('GET /api/interview/samples');
  return {
    samples,
    head: pageMeta({
      origin: new URL(request.url).origin,
      path: '/simulador-entrevista',
      title: 'Simulador de entrevista',
      description: `Ensaya la entrevista personal con ${samples.total} preguntas: cámara, reloj y una rúbrica. Tres preguntas sin cuenta.`,
      crumb: 'Simulador de entrevista',
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

const facts = [
  'La hace al menos un miembro del tribunal con asesores, y se graba.',
  'Se valoran seis criterios y hay que conservarlos todos: uno negativo es «no apto».',
  'Llevas tu currículum y tu vida laboral, y antes puede haber un cuestionario biográfico.',
  'Un «no apto» tiene que decir en qué se basa, y se puede recurrir.',
];

export default function SimulatorPage({ loaderData: { samples } }: Route.ComponentProps) {
  const [isRunning, setRunning] = useState(false);
  const { user } = useSession();
  const hasPlan = user !== null && isAtLeastTier(user.tier, 'elite');
  return (
    <div className="page-width py-10 md:py-18">
      <div className="grid gap-10 lg:grid-cols-[7fr_5fr]">
        <div>
          <h1 className="text-h1">Simulador de entrevista</h1>
          <p className="mt-5 max-w-[38rem] text-lead">
            Una pregunta, veinte segundos para pensar y minuto y medio para responder, con cámara, solo con
            voz o por escrito. Después te ves y te valoras con lo que busca un tribunal.
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            {hasPlan && (
              <ButtonLink to="/campus-estudio/entrevista" size="lg">
                Ir a mis sesiones
              </ButtonLink>
            )}
            <Button size="lg" variant={hasPlan ? 'outline' : 'primary'} onClick={() => setRunning(true)}>
              Probar tres preguntas
            </Button>
          </div>
          <div className="mt-7 max-w-[38rem]">
            <Note icon={<ShieldCheck />}>
              Sin cuenta y sin enviar nada: lo que grabas o escribes en la prueba se queda en esta página y
              desaparece al cerrarla. Ninguna grabación sale de tu dispositivo si tú no la envías a revisión.
            </Note>
          </div>
        </div>
        <Card>
          <h2 className="text-h3">Cómo es la entrevista</h2>
          <ul className="mt-4 grid list-disc gap-2.5 pl-5">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <p className="mt-4 text-small text-muted">
            Según la convocatoria y la Orden INT/632/2024. Aquí no hay respuestas modelo ni una nota que imite
            la del tribunal.
          </p>
        </Card>
      </div>
      <section className="mt-14">
        <h2 className="text-h2">Lo que se entrena</h2>
        <ul className="mt-5 divide-y divide-line border-y border-line">
          {samples.rubric
            .filter(({ id }) => competences.some((one) => one === id))
            .map(({ id, summary }) => (
              <li key={id} className="grid gap-x-8 gap-y-1 py-3.5 md:grid-cols-[20rem_1fr]">
                <b>{competences.flatMap((one) => (one === id ? competenceNames[one] : []))}</b>
                <span>{summary}</span>
              </li>
            ))}
          <li className="grid gap-x-8 gap-y-1 py-3.5 md:grid-cols-[20rem_1fr]">
            <b>Observaciones clínicas</b>
            <span>
              Es el sexto criterio y aquí no lo valora nadie. Duerme, come y llega con tiempo; si llevas una
              mala temporada, habla con tu médico.
            </span>
          </li>
        </ul>
      </section>
      <section className="mt-14 max-w-[46rem]">
        <h2 className="text-h2">Con el plan Elite</h2>
        <p className="mt-3">
          Las {samples.total} preguntas por competencias, sesiones de la duración que elijas, historial y
          progreso, el ensayo del cuestionario biográfico, un informe para imprimir y la revisión de un
          preparador, con comentarios en el segundo exacto.
        </p>
        {!hasPlan && (
          <ButtonLink to="/planes" variant="outline" className="mt-5">
            Ver los planes
          </ButtonLink>
        )}
      </section>
      {isRunning && (
        <Suspense fallback={null}>
          <SampleDialog samples={samples} onLeave={() => setRunning(false)} />
        </Suspense>
      )}
    </div>
  );
}
