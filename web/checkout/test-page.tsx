import { brand } from '@atalaya/core/brand';
import { FlaskConical } from 'lucide-react';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { notFound } from '../platform/not-found';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { requireUser } from '../platform/require-user';
import { ButtonLink } from '../ui/button';
import { Switch } from '../ui/forms/switch';
import { Note } from '../ui/note';
import { Section } from '../ui/section';
import { Loading, Skeleton } from '../ui/skeleton';
import type { Route } from './+types/test-page';
import { TestPayment } from './test-payment';

export const meta = titled('Pago de prueba', { robots: 'noindex' });

/** The simulated provider's page, demo only. */
export const clientLoader = pageLoader(
  () => ({ config: from('GET /api/config'), outage: from('GET /api/test-checkout/outage') }),
  async (load, { url }) => {
    const { demo } = await load('config');
    if (!demo) throw notFound();
    await requireUser({ url });
    const id = url.searchParams.get('pago');
    const [outage, payment] = await Promise.all([
      load('outage'),
      id ? call('GET /api/test-checkout/payments/:id', { params: { id } }) : null,
    ]);
    return { isDown: outage.isDown, payment };
  },
);

export default function TestCheckoutPage({ loaderData: { isDown, payment } }: Route.ComponentProps) {
  return (
    <div className="page-width max-w-4xl py-9 md:py-14">
      <h1 className="text-h1">Pago de prueba</h1>
      <div className="mt-5">
        <Note tone="warning" icon={<FlaskConical />}>
          Esto es una demostración. Aquí no hay ningún banco: eliges qué hace el proveedor de pagos simulado y
          ves cómo responde {brand.name}.
        </Note>
      </div>
      {payment ? (
        <TestPayment payment={payment} />
      ) : (
        <div className="mt-9 grid gap-9">
          <Section id="empezar" title="Empieza una compra">
            <p className="mt-2 max-w-[60ch] text-muted">
              Elige un plan o llena el carrito. Al pagar vuelves a esta página, con el importe.
            </p>
            <div className="mt-5 flex flex-wrap gap-3">
              <ButtonLink to="/checkout?plan=plus&billing=monthly">Probar con el plan Plus</ButtonLink>
              <ButtonLink to="/tienda" variant="outline">
                Ir a la tienda
              </ButtonLink>
            </div>
          </Section>
          <OutageSwitch isDown={isDown} />
        </div>
      )}
    </div>
  );
}

export const HydrateFallback = () => (
  <div className="page-width max-w-4xl py-9 md:py-14">
    <h1 className="text-h1">Pago de prueba</h1>
    <Loading className="mt-5 grid min-h-dvh content-start gap-9">
      <Skeleton className="h-20 rounded-lg" />
      <Skeleton className="h-72 rounded-lg" />
    </Loading>
  </div>
);

function OutageSwitch({ isDown }: { isDown: boolean }) {
  const outage = useAction(
    (next: boolean) => call('PUT /api/test-checkout/outage', { body: { isDown: next } }),
    { failed: 'No se ha cambiado' },
  );
  return (
    <Section id="caido" title="El proveedor no responde" className="border-t border-line pt-9">
      <div className="mt-4">
        <Switch
          label="Tus próximos pagos encuentran al proveedor caído"
          checked={outage.given ?? isDown}
          onChange={(event) => outage.run(event.target.checked)}
        />
      </div>
    </Section>
  );
}
