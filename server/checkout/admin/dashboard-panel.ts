import { startOfLastDays } from '@atalaya/core/checkout/madrid-day';
import { formatEuros } from '@atalaya/core/platform/number-format';
import { planNames } from '@atalaya/core/store/plans';
import type { DashboardPanel } from '../../admin/dashboard-panels';
import { selectNet, selectNetByLine } from './revenue.queries';

const BEST_SELLERS = 8;

const sales = (count: number): string =>
  count === 0 ? 'Devuelto' : count === 1 ? '1 venta' : `${count} ventas`;

const head = {
  title: 'Ingresos',
  path: '/admin/pedidos',
  needs: 'may:run-business' as const,
  all: 'Ver los pedidos',
  empty: 'No se ha vendido nada en los últimos 30 días.',
};

/** Computed from the ledger, not from the orders. */
export const revenuePanel: DashboardPanel = {
  head,
  isFirst: true,
  async read({ db, clock }) {
    const now = clock.now();
    const since = {
      today: startOfLastDays(1, now),
      week: startOfLastDays(7, now),
      month: startOfLastDays(30, now),
    };
    const [net, lines] = await Promise.all([
      selectNet(db, since),
      selectNetByLine(db, since.month, BEST_SELLERS),
    ]);
    return {
      note: `Sin las devoluciones (${formatEuros(net.returned)} en 30 días), con IVA. Por plan y producto, en 30 días:`,
      figures: [
        { label: 'Hoy', value: formatEuros(net.today), path: head.path },
        { label: '7 días', value: formatEuros(net.week), path: head.path },
        { label: '30 días', value: formatEuros(net.month), path: head.path },
      ],
      rows: lines.map(({ plan, name, sales: sold, cents }) => ({
        id: plan ?? name,
        title: plan ? `Plan ${planNames[plan]}` : name,
        text: sales(sold),
        value: formatEuros(cents),
      })),
    };
  },
};
