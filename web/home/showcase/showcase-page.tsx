import { late } from '../../platform/late/late';
import { pageMeta } from '../../platform/page-meta';
import type { Route } from './+types/showcase-page';

export const handle = { audience: 'guest' } as const;

const headOf = (origin: string) =>
  pageMeta({
    origin,
    path: '/showcase',
    title: 'Visita guiada por las herramientas de estudio',
    description:
      'Prueba sin cuenta las herramientas de Atalaya: preguntas, temas con audio, tarjetas, verdadero o falso, repasos, juegos, psicotécnicos y micropausas.',
    crumb: 'Visita guiada',
    image: { path: '/share/visita.png', alt: 'Una torre al amanecer: pruébalo antes de creerlo' },
  });

// Made on the server, so that what search engines read costs the browser no code.
export const loader = ({ request }: Route.LoaderArgs) => ({ head: headOf(new URL(request.url).origin) });

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

const hero = late('portada', () => import('./hero'));
const questions = late('preguntas', () => import('./questions'));
const reading = late('tema', () => import('./reading'));
const cards = late('tarjetas', () => import('./cards'));
const statements = late('verdadero', () => import('./statements'));
const reviews = late('repasos', () => import('./reviews'));
const hangman = late('ahorcado', () => import('./hangman'));
const series = late('series', () => import('./series'));
const pause = late('pausa', () => import('./break'));
const closing = late('cierre', () => import('./closing'));

/** A guided tour: every tool of study, live, without an account. */
export default function ShowcasePage() {
  return (
    <>
      {hero}
      {questions}
      {reading}
      {cards}
      {statements}
      {reviews}
      {hangman}
      {series}
      {pause}
      {closing}
    </>
  );
}
