import { formatEuros } from '@atalaya/core/platform/number-format';
import {
  type CartItem,
  hasUselessUnits,
  isForSale,
  MAX_UNITS,
  priceChange,
  toCents,
} from '@atalaya/core/store/cart';
import { CircleAlert, Minus, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { cx } from '../../ui/cx';
import { IconButton } from '../../ui/icon-button';
import { LogoMark } from '../../ui/tower';
import { useCart } from './cart-store';

const LEAVES_AFTER_MS = 200;

/** Fades out for 200 ms before it is removed. */
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
        <p className="font-semibold wrap-anywhere">
          <Link to={`/producto/${product.id}`} className="text-ink no-underline hover:underline">
            {product.name}
          </Link>
        </p>
        <p className="line-clamp-2 text-small text-muted">{product.shortDescription}</p>
      </div>
      <IconButton
        label={`Quitar ${product.name}`}
        size="sm"
        className="-mr-2"
        disabled={leaving}
        onClick={leave}
      >
        <Trash2 />
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
            <Minus />
          </IconButton>
          <span aria-live="polite" className="num min-w-7 text-center text-[1.125rem]">
            {quantity}
          </span>
          <IconButton
            label="Una unidad más"
            size="sm"
            disabled={leaving || quantity >= MAX_UNITS || !isForSale(item)}
            onClick={() => setQuantity(product.id, quantity + 1)}
          >
            <Plus />
          </IconButton>
        </div>
        <p className="text-right leading-none">
          <span className={cx('num text-[1.5rem]', !isForSale(item) && 'text-muted line-through')}>
            {formatEuros(toCents(product.price))}
          </span>
          {(quantity > 1 || product.isRecurring) && (
            <span className="mt-1 block text-micro leading-none text-muted">
              {product.isRecurring ? ' /mes' : ''}
              {quantity > 1 ? ' cada uno' : ''}
            </span>
          )}
        </p>
      </div>
      <News item={item} />
    </li>
  );
}

export const uselessUnitsWords =
  'Es tuyo para siempre con una unidad: las demás no añaden nada y también se cobran.';

function wordsOn(item: CartItem): string | undefined {
  if (!isForSale(item)) return 'Ya no está a la venta: no se cobrará. Puedes quitarlo.';
  if (hasUselessUnits(item)) return uselessUnitsWords;
  const change = priceChange(item);
  const before = formatEuros(toCents(item.priceAtTime));
  return (
    change &&
    `Ha ${change === 'up' ? 'subido' : 'bajado'} de precio desde que lo añadiste: costaba ${before}.`
  );
}

/** Price changes, withdrawn products and units that add nothing. */
function News({ item }: { item: CartItem }) {
  const words = wordsOn(item);
  if (!words) return null;
  return (
    <p
      className={cx(
        'col-span-full mt-2 flex gap-2 rounded-md px-3 py-2 text-small',
        isForSale(item) && !hasUselessUnits(item) ? 'bg-navy-tint' : 'bg-warning-tint',
      )}
    >
      <CircleAlert className="mt-0.5 size-4 flex-none" />
      {words}
    </p>
  );
}

/** Falls back to the logo. */
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
