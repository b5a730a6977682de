import type { Answer } from '@atalaya/core/api';
import { formatNumber } from '@atalaya/core/platform/number-format';
import { useState } from 'react';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { Input } from '../../ui/forms/input';
import { toast } from '../../ui/overlays/toast-store';
import { Td, Th, Tr } from '../../ui/table';

type Prices = Answer<'GET /api/admin/games/prices'>;
type RowProps = { price: Prices['prices'][number]; onSaved: (after: Prices) => void };

export function PriceRow({ price: { itemId, name, usual, price, etag }, onSaved }: RowProps) {
  // Null while nothing is typed, so that the row follows the stored price.
  const [draft, setDraft] = useState<string | null>(null);
  const typed = draft ?? String(price);
  const amount = Number(typed);
  const isPrice = /^\d+$/.test(typed) && amount >= 1;
  const save = useAction(
    () =>
      call('PUT /api/admin/games/prices/:itemId', {
        params: { itemId },
        body: { etag, price: amount === usual ? null : amount },
      }),
    {
      stale: [],
      done: (after) => {
        toast({ title: 'Precio guardado', description: `${name}: ${formatNumber(amount)} monedas.` });
        setDraft(null);
        onSaved(after);
      },
      retries: true,
    },
  );
  const error = isPrice ? save.fault : 'Un número entero, desde 1.';
  return (
    <Tr>
      <Th scope="row" className="bg-transparent! whitespace-normal! text-ink!">
        {name}
      </Th>
      <Td numeric>{formatNumber(usual)}</Td>
      <Td>
        <form
          className="flex items-start gap-2 max-sm:flex-col"
          onSubmit={(event) => {
            event.preventDefault();
            if (isPrice && amount !== price) save.run();
          }}
        >
          <Input
            label={`Precio de ${name}`}
            hideLabel
            size="sm"
            inputMode="numeric"
            fieldClassName="w-24 sm:w-32"
            value={typed}
            error={error}
            onChange={({ target }) => setDraft(target.value)}
          />
          <Button
            type="submit"
            variant="outline"
            size="sm"
            busy={save.isBusy}
            aria-disabled={amount === price || !isPrice}
            aria-label={`Guardar el precio de ${name}`}
          >
            Guardar
          </Button>
        </form>
      </Td>
    </Tr>
  );
}
