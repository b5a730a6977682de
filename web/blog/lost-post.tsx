import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/state';

const isOffer = (value: unknown): value is { offered: { id: number; title: string }[] } =>
  typeof value === 'object' && value !== null && 'offered' in value && Array.isArray(value.offered);

export function LostPost() {
  const error = useRouteError();
  const offered = isRouteErrorResponse(error) && isOffer(error.data) ? error.data.offered : [];
  return (
    <div className="page-width py-14 md:py-20">
      <EmptyState
        heading="h1"
        title="Este artículo no existe"
        action={<ButtonLink to="/blog">Ver el blog</ButtonLink>}
      >
        Puede que se haya retirado o que la dirección tenga una errata.
      </EmptyState>
      {offered.length > 0 && (
        <section aria-labelledby="recientes" className="mx-auto mt-8 max-w-xl">
          <h2 id="recientes" className="mb-3 text-h4">
            Los más recientes
          </h2>
          <ul>
            {offered.map(({ id, title }) => (
              <li key={id} className="border-t border-line py-3">
                <Link to={`/blog/${id}`} className="link">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
