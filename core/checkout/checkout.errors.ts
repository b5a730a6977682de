import type { ErrorEntry } from '../error-entry';

export const checkoutErrors = {
  'checkout.not-configured': {
    status: 503,
    sentence: 'El pago no está disponible ahora mismo. Vuelve más tarde.',
  },
  'checkout.provider-down': {
    status: 503,
    sentence: 'El servicio de pago no responde. No se te ha cobrado nada: vuelve a intentarlo en un momento.',
  },
  'checkout.no-answer': {
    status: 504,
    sentence: 'El servicio de pago no ha respondido. No pagues otra vez: comprobamos si el cobro se hizo.',
  },
  'checkout.cart-empty': { status: 409, sentence: 'Tu carrito está vacío: no hay nada que pagar.' },
  'checkout.price-changed': {
    status: 409,
    sentence: 'El precio ha cambiado mientras estaba en tu carrito. Revísalo antes de pagar.',
  },
  'checkout.plan-price-changed': {
    status: 409,
    sentence: 'El precio de este plan ha cambiado. No se te ha cobrado nada: mira el nuevo antes de pagar.',
  },
  'checkout.product-withdrawn': {
    status: 409,
    sentence: 'Un producto de tu carrito ya no se vende. Quítalo para seguir.',
  },
  'checkout.already-yours': {
    status: 409,
    sentence: 'Ya tienes un producto de tu carrito. Quítalo para seguir.',
  },
  'checkout.already-subscribed': {
    status: 409,
    sentence: 'Ya tienes una suscripción. Cámbiala desde tu perfil y solo pagarás la diferencia.',
  },
  'checkout.no-places': {
    status: 409,
    sentence:
      'No quedan plazas en ese plan ahora mismo. No se te ha cobrado nada: escríbenos y te avisamos cuando se libere una.',
  },
  'checkout.no-subscription': { status: 409, sentence: 'No tienes una suscripción en marcha.' },
  'checkout.same-plan': { status: 409, sentence: 'Ese es el plan que ya tienes.' },
  'checkout.payment-pending': {
    status: 409,
    sentence: 'Hay un pago pendiente. Cuando se cierre podrás hacer este cambio.',
  },
  'checkout.offer-expired': {
    status: 409,
    sentence: 'El importe ha cambiado. Míralo de nuevo antes de confirmar.',
  },
  'checkout.declined': { status: 402, sentence: 'El banco ha rechazado el pago. No se te ha cobrado nada.' },
  'checkout.not-paid': { status: 409, sentence: 'Este pedido no está pagado o ya está devuelto.' },
  'checkout.refund-refused': {
    status: 409,
    sentence:
      'El servicio de pago no admite esta devolución: puede que ya esté hecha. Vuelve a abrir el pedido.',
  },
  'checkout.too-late': { status: 409, sentence: 'Han pasado los 30 días de la garantía de devolución.' },
  'checkout.guarantee-used': {
    status: 409,
    sentence: 'Ya usaste la garantía de devolución con otra suscripción. Escríbenos y lo vemos.',
  },
  'checkout.coupon-unknown': { status: 400, sentence: 'Ese código no existe.' },
  'checkout.coupon-early': { status: 400, sentence: 'Ese código todavía no se puede usar.' },
  'checkout.coupon-expired': { status: 400, sentence: 'Ese código ha caducado.' },
  'checkout.coupon-used-up': { status: 409, sentence: 'Ese código ya se ha agotado.' },
  'checkout.coupon-used-by-you': { status: 409, sentence: 'Ya has usado ese código.' },
  'checkout.coupon-not-for-this': { status: 400, sentence: 'Ese código no vale para esta compra.' },
  'checkout.coupon-minimum': { status: 400, sentence: 'Tu compra no llega al mínimo de ese código.' },
  'checkout.no-prize': {
    status: 409,
    sentence: 'No tienes ningún tema por elegir, o el premio ha caducado.',
  },
  'checkout.bad-signature': { status: 400, sentence: 'El aviso no lleva una firma válida.' },
  'checkout.event-early': {
    status: 409,
    sentence: 'El aviso habla de algo que aún no ha llegado. Repítelo más tarde.',
  },
  'checkout.wrong-code': { status: 400, sentence: 'El código del banco no es ese. Vuelve a intentarlo.' },
} satisfies Record<string, ErrorEntry>;
