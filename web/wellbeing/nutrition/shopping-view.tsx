import { faultOf, numberOf, parseWhole } from '@atalaya/core/guide/parse-input';
import { formatCount } from '@atalaya/core/platform/number-format';
import { MOST_PEOPLE, shoppingText } from '@atalaya/core/wellbeing/nutrition/shopping';
import { Copy, Printer } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../platform/api';
import { toastError } from '../../platform/toast-error';
import { Button, ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { Checkbox } from '../../ui/forms/checkbox';
import { Input } from '../../ui/forms/input';
import { toast } from '../../ui/overlays/toast-store';
import { EmptyState } from '../../ui/state';
import { addressIn } from './address';
import type { Nutrition } from './nutrition';

/** What the menus from today on need, once each, by aisle. */
export function ShoppingView({ nutrition: { shopping, week, today } }: { nutrition: Nutrition }) {
  const { revalidate } = useRevalidator();
  const [bought, setBought] = useState<readonly string[]>(shopping.bought);
  const [people, setPeople] = useState(String(shopping.people));
  const typed = parseWhole(people, { min: 1, max: MOST_PEOPLE });
  const items = shopping.aisles.flatMap((aisle) => aisle.items);
  const left = items.filter(({ food }) => !bought.includes(food)).length;

  const save = async (next: { people: number; bought: readonly string[] }) => {
    try {
      await call('PUT /api/nutrition/weeks/:day/shopping', {
        params: { day: week },
        body: { people: next.people, bought: [...next.bought] },
      });
      if (next.people !== shopping.people) await revalidate();
    } catch (error) {
      toastError('No se ha guardado la lista', error);
    }
  };
  const tick = (food: string, isBought: boolean) => {
    const known = bought.filter((one) => one !== food && items.some((item) => item.food === one));
    const next = isBought ? [...known, food] : known;
    setBought(next);
    void save({ people: shopping.people, bought: next });
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(shoppingText(shopping.aisles));
      toast({ title: 'Lista copiada' });
    } catch {
      toast({ title: 'No se ha podido copiar', variant: 'destructive' });
    }
  };

  if (items.length === 0)
    return (
      <EmptyState
        title="La lista está vacía"
        action={
          <ButtonLink to={addressIn('semana', week < today ? today : week, today)}>Ir a la semana</ButtonLink>
        }
      >
        Se llena con los menús de hoy en adelante de esta semana.
      </EmptyState>
    );
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4 print:hidden">
        <form
          noValidate
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            const count = numberOf(typed);
            if (count !== undefined) void save({ people: count, bought });
          }}
        >
          <Input
            label="Para cuántas personas"
            inputMode="numeric"
            autoComplete="off"
            value={people}
            onChange={({ target }) => setPeople(target.value)}
            error={faultOf(typed)}
            fieldClassName="max-w-56"
          />
          <Button type="submit" variant="outline" disabled={numberOf(typed) === undefined}>
            Calcular
          </Button>
        </form>
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" onClick={() => void copy()}>
            <Copy />
            Copiar
          </Button>
          <Button variant="outline" onClick={() => window.print()}>
            <Printer />
            Imprimir
          </Button>
        </div>
      </div>
      <p role="status" className="mb-3 text-small text-muted print:hidden">
        {left === 0
          ? 'Lo tienes todo.'
          : `${left === 1 ? 'Queda' : 'Quedan'} ${formatCount(left, 'producto', 'productos')} de ${items.length}.`}
      </p>
      <div className="columns-1 gap-5 md:columns-2 xl:columns-3 print:columns-2">
        {shopping.aisles.map(({ name, items: inAisle }) => (
          <Card key={name} pad="sm" className="mb-5 break-inside-avoid">
            <h2 className="mb-2 text-h4">{name}</h2>
            <ul className="grid gap-1">
              {inAisle.map((item) => (
                <li key={item.food}>
                  <Checkbox
                    label={
                      <span className={bought.includes(item.food) ? 'text-muted line-through' : ''}>
                        {item.name} <span className="text-small text-muted">{item.amount}</span>
                      </span>
                    }
                    checked={bought.includes(item.food)}
                    onChange={({ target }) => tick(item.food, target.checked)}
                  />
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </>
  );
}
