import { linkGroups } from '@atalaya/core/guide/links';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { pageMeta } from '../platform/page-meta';
import { Section } from '../ui/section';
import type { Route } from './+types/links-page';

export const handle = { audience: 'guest' } as const;

const headOf = (origin: string) =>
  pageMeta({
    origin,
    path: '/enlaces',
    title: 'Enlaces oficiales',
    description:
      'Las direcciones oficiales que necesita un aspirante a Policía Nacional: sede electrónica, convocatorias en el BOE, instituciones y leyes consolidadas.',
    crumb: 'Enlaces oficiales',
    image: { path: '/share/enlaces.png', alt: 'Una torre al amanecer: enlaces oficiales' },
  });

// Built on the server, so that the browser loads no code for it.
export const loader = ({ request }: Route.LoaderArgs) => ({ head: headOf(new URL(request.url).origin) });

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function LinksPage() {
  return (
    <div className="page-width py-12 md:py-20">
      <h1 className="text-h1">Enlaces oficiales</h1>
      <p className="mt-4 max-w-[62ch] text-lead text-muted">
        Solo direcciones de organismos públicos. Si una página te pide dinero por una solicitud o por un
        temario oficial, no es ninguna de estas.
      </p>
      {linkGroups.map(({ id, title, links }) => (
        <Section
          key={id}
          id={id}
          title={title}
          className="mt-12 gap-6 md:mt-16 lg:grid lg:grid-cols-[4fr_8fr]"
        >
          <ul className="border-t border-line max-lg:mt-4">
            {links.map(({ name, url, text }) => (
              <li key={url} className="border-b border-line py-4">
                <a href={url} rel="noopener" className="link inline-flex items-baseline gap-2 font-semibold">
                  {name}
                  <ExternalLink className="size-4 self-center" />
                </a>
                <p className="text-muted">{text}</p>
                <p className="text-small text-muted">{new URL(url).hostname}</p>
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <p className="mt-12">
        ¿Buscas cómo es el proceso?{' '}
        <Link to="/oposiciones" className="link">
          Lee la guía
        </Link>
        . ¿Y las leyes del temario?{' '}
        <Link to="/recursos-juridicos" className="link">
          Recursos jurídicos
        </Link>
        .
      </p>
    </div>
  );
}
