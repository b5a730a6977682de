import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { requireUser } from '../platform/require-user';
import { AccountFrame, SettingsSection } from '../profile/account-frame';
import { AccountSkeleton } from '../profile/account-skeleton';
import { ButtonLink } from '../ui/button';
import { Pagination } from '../ui/pagination';
import type { Route } from './+types/purchases-page';
import { OrderRow } from './order-row';
import { RightsPanel } from './rights-panel';
import { SubscriptionPanel } from './subscription-panel';

export const meta = titled('Compras');

const PAGE_SIZE = 10;

const ordersOf = (url: URL) => ({
  query: { page: Math.max(1, Number(url.searchParams.get('page')) || 1), pageSize: PAGE_SIZE },
});

export const clientLoader = pageLoader(
  ({ url }) => ({
    subscription: from('GET /api/checkout/subscription'),
    orders: from('GET /api/checkout/orders', ordersOf(url)),
    rights: from('GET /api/checkout/rights'),
    topics: from('GET /api/topics'),
  }),
  async (load, { url }) => {
    await requireUser({ url });
    const {
      subscription: { subscription },
      orders,
      rights: { rights, documents },
      topics,
    } = await load();
    return {
      subscription,
      orders,
      rights,
      documents,
      topics: topics.map(({ number, shortTitle }) => ({ number, shortTitle })),
    };
  },
);

export default function PurchasesPage({
  loaderData: { subscription, orders, rights, documents, topics },
}: Route.ComponentProps) {
  return (
    <AccountFrame heading={<h1 className="text-h1">Compras</h1>}>
      <SettingsSection
        id="suscripcion"
        title="Tu suscripción"
        text="Cambia de plan cuando quieras, paga solo la diferencia y cancela sin dar explicaciones."
      >
        {subscription ? (
          <SubscriptionPanel subscription={subscription} />
        ) : (
          <div className="grid justify-items-start gap-4">
            <p>No tienes ninguna suscripción en marcha.</p>
            <ButtonLink to="/planes">Ver los planes</ButtonLink>
          </div>
        )}
      </SettingsSection>
      {rights.length > 0 && (
        <SettingsSection
          id="accesos"
          title="Lo que tienes abierto"
          text="Lo que has comprado o ganado, con cualquier plan."
        >
          <RightsPanel rights={rights} documents={documents} topics={topics} />
        </SettingsSection>
      )}
      <SettingsSection
        id="pedidos"
        title="Pedidos y facturas"
        text="Cada pago con su factura. Tienes 30 días para pedir la devolución con un clic."
      >
        {orders.total === 0 ? (
          <div className="grid justify-items-start gap-4">
            <p>Aún no has comprado nada.</p>
            <ButtonLink to="/tienda" variant="outline">
              Ir a la tienda
            </ButtonLink>
          </div>
        ) : (
          <div className="grid gap-6">
            <ul className="border-t border-line">
              {orders.items.map((order) => (
                <OrderRow key={order.id} order={order} />
              ))}
            </ul>
            <Pagination page={orders.page} pages={Math.ceil(orders.total / PAGE_SIZE)} />
          </div>
        )}
      </SettingsSection>
    </AccountFrame>
  );
}

export const HydrateFallback = () => <AccountSkeleton title="Compras" />;
