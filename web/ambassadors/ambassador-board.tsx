import { COMMISSION_PERCENT, type EntryKind, REFERRAL_DAYS } from '@atalaya/core/ambassadors/ambassadors';
import { formatEuros } from '@atalaya/core/platform/number-format';
import type { ReactNode } from 'react';
import { inShort } from '../admin/moments';
import { Pagination } from '../ui/pagination';
import { Section } from '../ui/section';
import { Table, Td, Th } from '../ui/table';
import { JoinForm } from './join-form';
import type { Board } from './read-board';
import { ShareLink } from './share-link';

export const entryWords: Record<EntryKind, string> = {
  earned: 'Comisión',
  reversed: 'Devolución de una compra',
  paid: 'Pago',
};

type BoardProps = { head: ReactNode; board: Board };

export function AmbassadorBoard({
  head,
  board: {
    mine: { ambassador },
    entries,
    origin,
  },
}: BoardProps) {
  return (
    <>
      {head}
      <p className="mt-2 max-w-[60ch] text-lead text-muted">
        Invita a quien prepara la oposición. Ganas el {COMMISSION_PERCENT} % (sin IVA) de lo que compre en los{' '}
        {REFERRAL_DAYS} días siguientes.
      </p>
      {ambassador ? (
        <div className="mt-9 grid gap-10">
          <ShareLink code={ambassador.code} origin={origin} />
          <dl className="grid grid-cols-2 gap-x-8 gap-y-6 border-y border-line py-7 md:grid-cols-4">
            <Figure label="Personas invitadas" value={String(ambassador.invited)} />
            <Figure label="Ganado" value={formatEuros(ambassador.earnedCents)} />
            <Figure label="Ya pagado" value={formatEuros(ambassador.paidCents)} />
            <Figure label="Pendiente de pago" value={formatEuros(ambassador.balanceCents)} />
          </dl>
          <Section id="movimientos" title="Movimientos">
            {entries.total === 0 ? (
              <p className="mt-3 text-muted">
                Aún no hay ninguno. Aparecerán aquí cuando alguien compre con tu enlace.
              </p>
            ) : (
              <div className="mt-4 grid gap-5">
                <Table caption="Movimientos">
                  <thead>
                    <tr>
                      <Th>Fecha</Th>
                      <Th>Qué</Th>
                      <Th numeric>Importe</Th>
                    </tr>
                  </thead>
                  <tbody>
                    {entries.items.map(({ id, kind, cents, note, at }) => (
                      <tr key={id}>
                        <Td className="whitespace-nowrap">{inShort(at)}</Td>
                        <Td>
                          {entryWords[kind]}
                          {note && <span className="block text-muted">{note}</span>}
                        </Td>
                        <Td numeric>{formatEuros(cents)}</Td>
                      </tr>
                    ))}
                  </tbody>
                </Table>
                <Pagination page={entries.page} pages={Math.ceil(entries.total / entries.pageSize)} />
              </div>
            )}
          </Section>
        </div>
      ) : (
        <JoinForm />
      )}
    </>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-small text-muted">{label}</dt>
      <dd className="num mt-1 text-[2rem] leading-none font-bold">{value}</dd>
    </div>
  );
}
