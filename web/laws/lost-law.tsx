import { useRouteError } from 'react-router';
import { ErrorMessage } from '../platform/error-boundary';
import { ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/state';

/** An unknown law or article leads to the search; any other error uses the site's error page. */
export function LawErrorBoundary() {
  return <ErrorMessage error={useRouteError()} lost={<LostLaw />} />;
}

function LostLaw() {
  return (
    <div className="page-width py-14">
      <EmptyState
        heading="h1"
        title="Ese artículo no está en Codificado"
        action={
          <>
            <ButtonLink to="/codificado">Buscar un artículo</ButtonLink>
            <ButtonLink variant="outline" to="/recursos-juridicos">
              Ver las leyes
            </ButtonLink>
          </>
        }
      >
        Puede que no exista, que esté derogado o que todavía no lo hayamos explicado.
      </EmptyState>
    </div>
  );
}
