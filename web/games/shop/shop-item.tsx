import { wallpaperSizeNames } from '@atalaya/core/games/shop';
import { formatCount } from '@atalaya/core/platform/number-format';
import { Check, Download, Undo2 } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/card';
import { Coins } from '../coins/coin';
import { ItemPreview } from './item-preview';
import type { Item, useShop } from './use-shop';

type Actions = Omit<ReturnType<typeof useShop>, 'shop'>;
type ItemProps = { item: Item; balance: number; userName: string; actions: Actions };

export function ShopItem({ item, balance, userName, actions }: ItemProps) {
  const { name, detail, kind, isOwned, price } = item;
  const card = useRef<HTMLDivElement>(null);
  useKeptFocus(card, `${isOwned} ${item.undo?.purchaseId}`);
  const isAid = kind === 'rest-day' || kind === 'mock';
  return (
    <Card ref={card} pad="sm" role="group" aria-label={name} className="flex flex-col">
      <ItemPreview item={item} name={userName} />
      <h3 className="mt-4 text-h4">{name}</h3>
      {isAid && <p className="mt-1 text-small text-muted">{detail}</p>}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2 pt-3">
        {isOwned ? (
          <Badge tone={item.isWorn ? 'success' : 'neutral'}>
            <Check />
            {item.isWorn ? 'En uso' : 'Tuyo'}
          </Badge>
        ) : (
          <Coins amount={price} />
        )}
        {isOwned ? (
          <Use item={item} actions={actions} />
        ) : (
          <Buy item={item} balance={balance} actions={actions} />
        )}
      </div>
      <Undo item={item} actions={actions} />
    </Card>
  );
}

/** The button that was pressed gives way to others: the focus goes to the first of them. */
function useKeptFocus(card: RefObject<HTMLDivElement | null>, state: string): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state && document.activeElement === document.body)
      card.current?.querySelector<HTMLElement>('button, a')?.focus();
    before.current = state;
  }, [card, state]);
}

function Buy({ item, balance, actions: { buy } }: Omit<ItemProps, 'userName'>) {
  if (item.refusal === 'rest-full') return <span className="text-small text-muted">Ya guardas dos</span>;
  const missing = item.price - balance;
  if (missing > 0)
    return (
      <a href="#como-se-ganan" className="link text-small">
        Te {missing === 1 ? 'falta' : 'faltan'} {formatCount(missing, 'moneda', 'monedas')}
      </a>
    );
  const isThis = buy.isPending && buy.variables.id === item.id;
  return (
    <Button
      size="sm"
      busy={isThis}
      aria-label={`Comprar ${item.name} por ${formatCount(item.price, 'moneda', 'monedas')}`}
      onClick={() => buy.mutate(item)}
    >
      Comprar
    </Button>
  );
}

function Use({ item: { id, kind, name, isWorn }, actions: { put } }: { item: Item; actions: Actions }) {
  if (kind === 'wallpaper')
    return (
      <span className="flex gap-2">
        {wallpaperSizeNames.map((size) => (
          <a
            key={size}
            href={`/api/games/shop/wallpapers/${id}/${size}`}
            download
            aria-label={`Descargar ${name} para ${size === 'movil' ? 'móvil' : 'ordenador'}`}
            className={buttonClass({ variant: 'outline', size: 'sm' })}
          >
            <Download />
            {size === 'movil' ? 'Móvil' : 'PC'}
          </a>
        ))}
      </span>
    );
  if (kind !== 'theme' && kind !== 'frame') return null;
  return (
    <Button
      variant="outline"
      size="sm"
      busy={put.isPending && put.variables.kind === kind}
      aria-label={isWorn ? `Dejar de usar ${name}` : `Usar ${name}`}
      onClick={() => put.mutate({ kind, itemId: isWorn ? null : id })}
    >
      {isWorn ? 'Dejar de usar' : 'Usar'}
    </Button>
  );
}

function Undo({ item: { name, undo }, actions }: { item: Item; actions: Actions }) {
  if (!undo) return null;
  return (
    <Button
      variant="quiet"
      size="sm"
      className="mt-2 -ml-2 self-start"
      busy={actions.undo.isPending && actions.undo.variables.id === undo.purchaseId}
      aria-label={`Deshacer la compra: ${name}`}
      onClick={() => actions.undo.mutate({ id: undo.purchaseId, name })}
    >
      <Undo2 />
      Deshacer la compra
    </Button>
  );
}
