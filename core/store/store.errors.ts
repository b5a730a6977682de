import type { ErrorEntry } from '../error-entry';

export const storeErrors = {
  'store.product-not-found': { status: 404, sentence: 'Ese producto no existe.' },
  'store.product-withdrawn': { status: 409, sentence: 'Ese producto ya no está a la venta.' },
  'store.cart-full': { status: 409, sentence: 'El carrito está lleno: quita algo antes de añadir más.' },
  'store.item-not-found': { status: 404, sentence: 'Ese producto no está en tu carrito.' },
  'store.not-a-buyer': { status: 403, sentence: 'Solo puede opinar quien ha comprado el producto.' },
  'store.own-review': { status: 409, sentence: 'No puedes denunciar tu propia opinión.' },
  'store.not-yours': { status: 403, sentence: 'Este contenido se abre al comprarlo.' },
} satisfies Record<string, ErrorEntry>;
