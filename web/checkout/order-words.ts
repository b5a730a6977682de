import type { OrderKind, OrderState } from '@atalaya/core/checkout/order';
import type { RefundState } from '@atalaya/core/checkout/refund';
import type { SubscriptionState } from '@atalaya/core/checkout/subscription';
import type { BadgeTone } from '../ui/badge';

export const orderWords: Record<OrderState, { label: string; tone: BadgeTone }> = {
  pending: { label: 'Esperando el pago', tone: 'warning' },
  paid: { label: 'Pagado', tone: 'success' },
  refunding: { label: 'Devolución en marcha', tone: 'warning' },
  refunded: { label: 'Devuelto', tone: 'neutral' },
  failed: { label: 'Rechazado', tone: 'danger' },
  cancelled: { label: 'Sin pagar', tone: 'neutral' },
};

export const refundWords: Record<RefundState, { label: string; tone: BadgeTone }> = {
  requested: { label: 'En marcha', tone: 'warning' },
  done: { label: 'Hecha', tone: 'success' },
  refused: { label: 'Rechazada por el servicio de pago', tone: 'danger' },
};

export const orderKindWords: Record<OrderKind, string> = {
  cart: 'Compra',
  plan: 'Alta de plan',
  change: 'Cambio de plan',
  renewal: 'Renovación',
};

export const subscriptionWords: Record<SubscriptionState, { label: string; tone: BadgeTone }> = {
  active: { label: 'Activa', tone: 'success' },
  grace: { label: 'Pago pendiente', tone: 'warning' },
  ended: { label: 'Terminada', tone: 'neutral' },
};

export const invoiceHref = (number: string): string => `/api/checkout/invoices/${number}`;
