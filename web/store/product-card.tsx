import type { ShopProduct } from '@atalaya/core/store/shop';
import { Link } from 'react-router';
import { cx } from '../ui/cx';
import { Carousel } from './carousel';
import { AddToCartIcon } from './cart/add-to-cart';
import { DiscountBadge, Price } from './price';
import { Rating } from './rating';

type ProductCardProps = { product: ShopProduct; isRow?: boolean; isEager?: boolean };

export function ProductCard({ product, isRow = false, isEager = false }: ProductCardProps) {
  const address = `/producto/${product.id}`;
  return (
    <li
      className={cx(
        'group relative grid grid-cols-[clamp(6.5rem,33vw,8.25rem)_minmax(0,1fr)] gap-x-4 border-b border-line py-5',
        isRow ? 'sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-x-7' : 'sm:flex sm:flex-col sm:border-0 sm:py-0',
      )}
    >
      <div className="relative w-full self-start">
        <Carousel images={product.images} name={product.name} isEager={isEager} />
        <DiscountBadge product={product} className="absolute top-3 right-0 rounded-r-none" />
      </div>
      <div className={cx('flex min-w-0 flex-1 flex-col', isRow ? '' : 'sm:pt-3')}>
        <h3 className="text-[1.375rem] leading-[1.12] wrap-break-word hyphens-auto">
          <Link to={address} className="text-ink no-underline after:absolute after:inset-0 hover:underline">
            {product.name}
          </Link>
        </h3>
        {isRow && <p className="mt-1 text-small text-muted max-sm:hidden">{product.shortDescription}</p>}
        <div className="mt-1">
          <Rating product={product} />
        </div>
        <div className="mt-auto flex items-end justify-between gap-3 pt-3">
          <Price product={product} />
          <AddToCartIcon product={product} />
        </div>
      </div>
    </li>
  );
}
