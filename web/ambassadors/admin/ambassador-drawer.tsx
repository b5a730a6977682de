import type { Answer } from '@atalaya/core/api';
import { formatEuros } from '@atalaya/core/platform/number-format';
import { toCents } from '@atalaya/core/store/cart';
import { useForm } from 'react-hook-form';
import { inShort, toTheSecond } from '../../admin/moments';
import { Facts, RecordDrawer, RecordSection } from '../../admin/resource/record-drawer';
import { RecordForm } from '../../admin/resource/record-form';
import { useRecord } from '../../admin/resource/use-record';
import { call, read } from '../../platform/api';
import { useSubmit } from '../../platform/form/use-submit';
import { Input } from '../../ui/forms/input';
import { toast } from '../../ui/overlays/toast-store';
import { entryWords } from '../ambassador-board';

type Ambassador = Answer<'GET /api/admin/ambassadors/:id'>;

const ambassadorQuery = (id: string) => read('GET /api/admin/ambassadors/:id', { params: { id } });

export function AdminAmbassadorDrawer({ id, onClose }: { id: string | null; onClose: () => unknown }) {
  const { query, changed } = useRecord(ambassadorQuery, id, ['/api/admin/ambassadors']);
  return (
    <RecordDrawer
      open={id !== null}
      onClose={onClose}
      kind="Embajador"
      title={({ name }) => name}
      query={query}
    >
      {(ambassador) => (
        <>
          <RecordSection title="El embajador" hideTitle>
            <Facts
              facts={[
                { label: 'Correo', value: ambassador.email },
                { label: 'Código', value: `${ambassador.code}, ${ambassador.percent} %` },
                { label: 'Ganado', value: formatEuros(ambassador.earnedCents) },
                { label: 'Pagado', value: formatEuros(ambassador.paidCents) },
                { label: 'Se le debe', value: formatEuros(ambassador.balanceCents) },
                { label: 'Desde', value: toTheSecond(ambassador.joinedAt) },
              ]}
            />
          </RecordSection>
          {ambassador.balanceCents > 0 && (
            <RecordSection title="Anotar un pago">
              <PayoutForm key={ambassador.balanceCents} ambassador={ambassador} onChanged={changed} />
            </RecordSection>
          )}
          <RecordSection title="Movimientos">
            {ambassador.entries.length === 0 ? (
              <p className="text-muted">Ninguno todavía.</p>
            ) : (
              <ul className="grid gap-2">
                {ambassador.entries.map(({ id: entry, kind, cents, note, at }) => (
                  <li key={entry} className="flex justify-between gap-4">
                    <span>
                      {entryWords[kind]}
                      <span className="block text-small text-muted">
                        {inShort(at)}
                        {note && ` · ${note}`}
                      </span>
                    </span>
                    <span className="tabular-nums">{formatEuros(cents)}</span>
                  </li>
                ))}
              </ul>
            )}
          </RecordSection>
        </>
      )}
    </RecordDrawer>
  );
}

type Props = { ambassador: Ambassador; onChanged: (ambassador: Ambassador) => void };

function PayoutForm({ ambassador, onChanged }: Props) {
  const form = useForm({
    defaultValues: { cents: (ambassador.balanceCents / 100).toFixed(2).replace('.', ','), note: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = useSubmit(
    form,
    ({ cents, note }) =>
      call('POST /api/admin/ambassadors/:id/payouts', {
        params: { id: ambassador.id },
        body: { cents: toCents(Number(cents.replace(',', '.'))), note },
      }),
    {
      stale: [],
      done: (after) => {
        onChanged(after);
        toast({ title: 'Pago anotado', description: after.name });
      },
    },
  );
  return (
    <RecordForm onSubmit={submit} errors={errors} busy={isSubmitting} submitLabel="Anotar el pago">
      <Input
        label="Importe, en euros"
        inputMode="decimal"
        error={errors.cents?.message}
        {...form.register('cents', {
          validate: (text) => /^\d+([.,]\d{1,2})?$/.test(text.trim()) || 'Escribe un importe, como 12,50.',
        })}
      />
      <Input
        label="Referencia de la transferencia"
        error={errors.note?.message}
        {...form.register('note', {
          validate: (text) => text.trim() !== '' || 'Escribe la referencia del pago.',
        })}
      />
    </RecordForm>
  );
}
