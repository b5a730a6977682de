import { pageMeta } from '../platform/page-meta';
import type { Route } from './+types/police-page';
import { askedByForm } from './asked-by-form';
import { Conversation } from './conversation';

export const handle = { audience: 'guest' } as const;

/** Both addresses have the canonical one at the top level. */
const headFor = (origin: string) =>
  pageMeta({
    origin,
    path: '/asistente-policial',
    title: 'Asistente policial: respuestas con su fuente',
    description:
      'Pregunta por una norma, un plazo o un protocolo. Contesta solo con pasajes de nuestro temario, protocolos y preguntas, cada uno con su fuente.',
    crumb: 'Asistente policial',
  });

export const loader = ({ request }: Route.LoaderArgs) => ({ head: headFor(new URL(request.url).origin) });

export const clientLoader = () => ({ head: headFor(window.location.origin) });

/** Answers a submit without JavaScript. */
export const action = ({ request, context }: Route.ActionArgs) => askedByForm(request, context, 'policial');

export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function PolicePage({ actionData }: Route.ComponentProps) {
  return (
    <div className="page-width py-8 md:py-12">
      <h1 className="text-h2">Asistente policial</h1>
      <p className="mt-2 max-w-[60ch] text-muted">
        Contesta solo con pasajes del temario, los protocolos y las preguntas, y dice de dónde sale cada uno.
        Si no lo tiene, lo dice.
      </p>
      <Conversation assistant="policial" posted={actionData} />
    </div>
  );
}
