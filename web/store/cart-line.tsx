import { type CartItem, formatEuros, toCents } from '@atalaya/core/store/cart';
import { Minus, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../ui/cx';
import { IconButton } from '../ui/icon-button';
import { LogoMark } from '../ui/tower';
import { useCart } from './cart-store';

const LEAVES_AFTER_MS = 200;

/** One product of the cart. It fades out for 200 ms before it is taken away. */
export function CartLine({ item }: { item: CartItem }) {
  const { product, quantity } = item;
  const { setQuantity, remove } = useCart();
  const [leaving, setLeaving] = useState(false);

  const leave = () => {
    setLeaving(true);
    setTimeout(() => remove(product.id), LEAVES_AFTER_MS);
  };

  return (
    <li
      className={cx(
        'grid grid-cols-[92px_1fr_auto] gap-x-4 gap-y-1 border-b border-line py-5 transition-[opacity,transform] duration-200',
        leaving && 'translate-x-6 opacity-0',
      )}
    >
      <Picture src={product.images[0]} />
      <div className="min-w-0 leading-[1.35]">
        <p className="font-semibold wrap-anywhere">{product.name}</p>
        <p className="line-clamp-2 text-small text-muted">{product.shortDescription}</p>
      </div>
      <IconButton
        label={`Quitar ${product.name}`}
        size="sm"
        className="-mr-2"
        disabled={leaving}
        onClick={leave}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
      <div className="col-span-2 col-start-2 mt-2 flex items-center justify-between gap-4">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend inside the frame */}
        <div
          role="group"
          aria-label={`Cantidad de ${product.name}`}
          className="inline-flex items-center rounded-md border-[1.5px] border-line-strong"
        >
          <IconButton
            label="Una unidad menos"
            size="sm"
            disabled={leaving}
            onClick={() => (quantity > 1 ? setQuantity(product.id, quantity - 1) : leave())}
          >
            <Minus aria-hidden="true" />
          </IconButton>
          <span aria-live="polite" className="num min-w-7 text-center text-[1.125rem]">
            {quantity}
          </span>
          <IconButton
            label="Una unidad más"
            size="sm"
            disabled={leaving}
            onClick={() => setQuantity(product.id, quantity + 1)}
          >
            <Plus aria-hidden="true" />
          </IconButton>
        </div>
        <p className="text-right leading-none">
          <span className="num text-[1.5rem]">{formatEuros(toCents(item.priceAtTime))}</span>
          {quantity > 1 && <span className="mt-1 block text-micro leading-none text-muted"> cada uno</span>}
        </p>
      </div>
    </li>
  );
}

/** The product's picture, or the house's mark where there is none or it does not load. */
function Picture({ src }: { src: string | undefined }) {
  const [broken, setBroken] = useState<string>();
  const shape = 'row-span-2 h-19 w-23 rounded-md';
  if (!src || src === broken)
    return (
      <span className={cx(shape, 'grid place-items-center bg-navy-tint')}>
        <LogoMark />
      </span>
    );
  return <img src={src} alt="" className={cx(shape, 'object-cover')} onError={() => setBroken(src)} />;
}
