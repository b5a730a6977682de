import { formatEuros } from '@atalaya/core/platform/number-format';
import { countLabel, countUnits, isForSale, totalCents } from '@atalaya/core/store/cart';
import { ArrowRight, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../../ui/button';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { Drawer } from '../../ui/overlays/drawer';
import { EmptyState } from '../../ui/state';
import { CartLine } from './cart-line';
import { useCart } from './cart-store';

export default function CartDrawer() {
  const { items, isOpen, close } = useCart();
  const units = countUnits(items);
  return (
    <Drawer
      open={isOpen}
      onOpenChange={(open) => open || close()}
      title="Tu Carrito"
      closeLabel="Cerrar el carrito"
      footer={units > 0 ? <Checkout /> : undefined}
    >
      {units === 0 ? <EmptyCart /> : <FullCart />}
    </Drawer>
  );
}

function EmptyCart() {
  const close = useCart((cart) => cart.close);
  return (
    <div className="pt-[12vh]">
      <EmptyState title="Tu carrito está vacío" action={<Button onClick={close}>Continuar comprando</Button>}>
        Temas sueltos, packs y cursos están en la{' '}
        <Link to="/tienda" onClick={close} className="link">
          tienda
        </Link>
        .
      </EmptyState>
    </div>
  );
}

function FullCart() {
  const { items, clear } = useCart();
  const [asking, setAsking] = useState(false);
  const units = countLabel(countUnits(items));
  return (
    <>
      <div className="flex items-center justify-between border-b border-line pb-3">
        <p role="status" className="text-small text-muted">
          {units}
        </p>
        <Button variant="quiet" size="sm" className="-mr-3.5" onClick={() => setAsking(true)}>
          <Trash2 />
          Vaciar carrito
        </Button>
      </div>
      <ul>
        {items.map((item) => (
          <CartLine key={item.product.id} item={item} />
        ))}
      </ul>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="¿Vaciar carrito?"
        description={`Esta acción no se puede deshacer. Quitarás ${units}, por un total de ${formatEuros(totalCents(items))}.`}
        confirmLabel="Vaciar carrito"
        danger
        onConfirm={clear}
      />
    </>
  );
}

function Checkout() {
  const { items, close } = useCart();
  return (
    <>
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">Total</span>
        <span className="num text-[2.5rem] font-bold">{formatEuros(totalCents(items))}</span>
      </p>
      <p className="mb-4 text-small text-muted">IVA incluido</p>
      <div className="grid gap-2.5">
        {items.some(isForSale) && (
          <ButtonLink to="/stripe-checkout" size="lg" full onClick={close}>
            Ir a Checkout
            <ArrowRight />
          </ButtonLink>
        )}
        <Button variant="outline" full onClick={close}>
          Continuar Comprando
        </Button>
      </div>
    </>
  );
}
