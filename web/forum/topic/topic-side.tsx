import { holds } from '@atalaya/core/auth/roles';
import { topicPath } from '@atalaya/core/forum/forum';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../platform/session';
import { Section } from '../../ui/section';
import { useInTopic } from './topic-context';

// For signed-in users and for moderators: guests do not load them.
const FollowButton = lazy(async () => ({ default: (await import('./follow-button')).FollowButton }));
const TopicTools = lazy(async () => ({ default: (await import('./topic-tools')).TopicTools }));

type TopicSideProps = {
  similar: readonly { id: number; title: string }[];
  hasSolution: boolean;
  lineAt: number | undefined;
};

export function TopicSide({ similar, hasSolution, lineAt }: TopicSideProps) {
  const { user } = useSession();
  const { topic } = useInTopic();
  const stops = [
    { to: '#r1', label: `Pregunta de ${topic.author.name}` },
    ...(hasSolution ? [{ to: '#solucion', label: 'Respuesta que lo resuelve' }] : []),
    ...(lineAt ? [{ to: `#r${lineAt}`, label: 'Lo nuevo desde tu visita' }] : []),
  ];
  return (
    <aside aria-label="Sobre este tema" className="grid gap-8 lg:sticky lg:top-24">
      <Section id="en-este-tema" title="En este tema" titleClass="mb-2.5 text-h4" className="max-lg:hidden">
        <ul>
          {stops.map(({ to, label }) => (
            <li key={to}>
              <a
                href={to}
                className="block border-l-3 border-line py-2 pl-3.5 text-small text-muted no-underline wrap-anywhere hover:border-gold hover:text-ink"
              >
                {label}
              </a>
            </li>
          ))}
          <li>
            <Link
              to={`/foro/demo-threaded/${topic.id}`}
              className="block border-l-3 border-line py-2 pl-3.5 text-small text-muted no-underline hover:border-gold hover:text-ink"
            >
              Ver como conversación
            </Link>
          </li>
        </ul>
      </Section>
      {user && (
        // Its place is kept while it loads.
        <div className="min-h-11">
          <Suspense>
            <FollowButton />
          </Suspense>
        </div>
      )}
      {holds(user, 'may:moderate') && (
        <Suspense>
          <TopicTools />
        </Suspense>
      )}
      {similar.length > 0 && (
        <Section id="parecidos" title="Parecidos" titleClass="mb-2 text-h4">
          <ul className="grid gap-2.5 text-small">
            {similar.map(({ id, title }) => (
              <li key={id}>
                <Link to={topicPath(id)} className="link wrap-anywhere">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </aside>
  );
}
