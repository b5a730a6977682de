import { withReturn } from '@atalaya/core/auth/return-path';
import { cutOffs } from '@atalaya/core/exams/cut-offs';
import { formatScore } from '@atalaya/core/exams/score';
import { useQuery } from '@tanstack/react-query';
import { read } from '../platform/api';
import { sentenceFor } from '../platform/http-error';
import { titled } from '../platform/page-title';
import { useSession } from '../platform/session';
import { ButtonLink } from '../ui/button';
import { Section } from '../ui/section';
import { Loading, Skeleton } from '../ui/skeleton';
import { ErrorState } from '../ui/state';
import { MockPanel } from './mock-panel';

/** Cached for all visitors; the signed-in user's button loads after hydration. */
export const handle = { audience: 'guest' };

export const meta = titled('Simulacro oficial: 100 preguntas en 50 minutos', {
  description:
    'El examen de conocimientos de la Escala Básica, con su reparto por temas, su reloj y su fórmula de corrección.',
});

const rules = [
  [
    'El reparto de verdad',
    'Cada tema lleva las preguntas que ha tenido de media en los seis últimos exámenes oficiales.',
  ],
  ['El reloj de verdad', 'Cincuenta minutos que no se paran. Al llegar a cero se entrega solo.'],
  ['La corrección de verdad', 'Aciertos menos la mitad de los errores, sobre diez. Los blancos no restan.'],
  [
    'Nada se pierde',
    'Si se va la conexión sigues igual: cada respuesta se guarda en tu dispositivo antes de enviarse.',
  ],
];

export default function PremiumExamPage() {
  return (
    <div className="page-width grid gap-14 py-9 md:py-16">
      <header>
        <h1 className="max-w-[16ch] text-h1">El simulacro oficial, entero</h1>
        <p className="mt-5 max-w-[58ch] text-lead text-muted">
          Cien preguntas de tres alternativas en cincuenta minutos. Después, tu nota frente a las de corte,
          tema a tema, y cada respuesta con su artículo.
        </p>
      </header>
      <WayIn />
      <Section id="como" title="Cómo es" titleClass="text-h2" className="grid gap-6">
        <dl className="grid gap-x-14 md:grid-cols-2">
          {rules.map(([title, text]) => (
            <div key={title} className="border-t border-line py-5">
              <dt className="font-display text-h4 font-bold">{title}</dt>
              <dd className="mt-1.5 max-w-[52ch] text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="cortes" title="Las últimas notas de corte" titleClass="text-h2">
        <ul className="mt-6 flex flex-wrap gap-x-14 gap-y-6">
          {cutOffs.map(({ promotion, examOn, score, isApproximate }) => (
            <li key={promotion}>
              <span className="num block text-[3.5rem]">
                {isApproximate && '≈ '}
                {formatScore(score)}
              </span>
              <span className="text-muted">
                Promoción {promotion}, {examOn.slice(0, 4)}
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

function WayIn() {
  const { user, isLoading } = useSession();
  if (isLoading) return <Skeleton className="h-60 rounded-lg" />;
  return user ? (
    <Offer />
  ) : (
    <section aria-label="Entrar" className="rounded-lg bg-panel p-6 text-on-panel md:p-9">
      <p className="max-w-[52ch] text-lead">
        Entra para hacerlo: así tu nota y tus respuestas quedan guardadas.
      </p>
      <div className="mt-6 flex flex-wrap gap-3 max-sm:*:w-full">
        <ButtonLink size="lg" variant="panel-gold" to={withReturn('/login', '/premium-exam')}>
          Entrar
        </ButtonLink>
        <ButtonLink size="lg" variant="on-panel" to="/register">
          Crear cuenta
        </ButtonLink>
      </div>
    </section>
  );
}

function Offer() {
  const options = useQuery({ ...read('GET /api/exams/options'), staleTime: 0, refetchOnMount: 'always' });
  if (options.isPending)
    return (
      <Loading label="Cargando">
        <Skeleton className="h-60 rounded-lg" />
      </Loading>
    );
  if (options.isError)
    return (
      <ErrorState title="No hemos podido preparar el simulacro" retry={options.refetch}>
        {sentenceFor(options.error)}
      </ErrorState>
    );
  return <MockPanel mock={options.data.mock} />;
}
