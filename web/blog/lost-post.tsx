import { isRouteErrorResponse, useRouteError } from 'react-router';
import { LostPage } from '../ui/lost-page';

const isOffer = (value: unknown): value is { offered: { id: number; title: string }[] } =>
  typeof value === 'object' && value !== null && 'offered' in value && Array.isArray(value.offered);

export function LostPost() {
  const error = useRouteError();
  const offered = isRouteErrorResponse(error) && isOffer(error.data) ? error.data.offered : [];
  return (
    <LostPage
      title="Este artículo no existe"
      back={{ to: '/blog', label: 'Ver el blog' }}
      offeredTitle="Los más recientes"
      offered={offered.map(({ id, title }) => ({ to: `/blog/${id}`, label: title }))}
    >
      Puede que se haya retirado o que la dirección tenga una errata.
    </LostPage>
  );
}
