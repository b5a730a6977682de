import { Link } from 'react-router';
import { ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/state';

export function LostProduct({ offered }: { offered: readonly { id: string; name: string }[] }) {
  return (
    <div className="page-width py-14 md:py-20">
      <EmptyState
        heading="h1"
        title="Este producto no existe"
        action={<ButtonLink to="/tienda">Ver la tienda</ButtonLink>}
      >
        Puede que se haya retirado de la venta o que la dirección tenga una errata. Si lo compraste, sigue
        siendo tuyo: lo tienes en el campus.
      </EmptyState>
      {offered.length > 0 && (
        <section aria-labelledby="otros" className="mx-auto mt-8 max-w-xl">
          <h2 id="otros" className="mb-3 text-h4">
            Otros que quizá buscabas
          </h2>
          <ul>
            {offered.map(({ id, name }) => (
              <li key={id} className="border-t border-line py-3">
                <Link to={`/producto/${id}`} className="link">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
