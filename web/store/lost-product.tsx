import { LostPage } from '../ui/lost-page';

export function LostProduct({ offered }: { offered: readonly { id: string; name: string }[] }) {
  return (
    <LostPage
      title="Este producto no existe"
      back={{ to: '/tienda', label: 'Ver la tienda' }}
      offeredTitle="Otros que quizá buscabas"
      offered={offered.map(({ id, name }) => ({ to: `/producto/${id}`, label: name }))}
    >
      Puede que se haya retirado de la venta o que la dirección tenga una errata. Si lo compraste, sigue
      siendo tuyo: lo tienes en el campus.
    </LostPage>
  );
}
