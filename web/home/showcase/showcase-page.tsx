import { lazySection } from '../../platform/lazy-section/lazy-section';
import { pageMeta } from '../../platform/page-meta';
import type { Route } from './+types/showcase-page';
import { ShowcaseHero } from './hero';

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

// Built on the server, so that the browser loads no code for it.
export const loader = ({ request }: Route.LoaderArgs) => ({ head: headOf(new URL(request.url).origin) });

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

const questions = lazySection('preguntas', () => import('./questions'));
const reading = lazySection('tema', () => import('./reading'));
const cards = lazySection('tarjetas', () => import('./cards'));
const statements = lazySection('verdadero', () => import('./statements'));
const reviews = lazySection('repasos', () => import('./reviews'));
const hangman = lazySection('ahorcado', () => import('./hangman'));
const series = lazySection('series', () => import('./series'));
const pause = lazySection('pausa', () => import('./break'));
const closing = lazySection('cierre', () => import('./closing'));

export default function ShowcasePage() {
  return (
    <>
      <ShowcaseHero />
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
