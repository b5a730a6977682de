import { couponResource } from '@atalaya/core/checkout/admin/coupons';
import { formatEuros } from '@atalaya/core/platform/number-format';
import { ResourcePage } from '../../admin/resource/resource-page';
import { titled } from '../../platform/page-title';

export const meta = titled(couponResource.title, { robots: 'noindex' });

const words = (kind: unknown, value: unknown): string =>
  kind === 'percent' ? `${String(value)} %` : formatEuros(Number(value));

export default function AdminCouponsPage() {
  return (
    <ResourcePage
      resource={couponResource}
      cells={{
        value: { header: 'Descuento', cell: ({ kind, value }) => words(kind, value), plain: true },
        uses: { header: 'Usados', cell: ({ uses }) => String(uses ?? 0) },
      }}
      preview={({ code, kind, value, minCents, maxUses }) => (
        <>
          <h3 className="text-h2">{String(code ?? '')}</h3>
          <p className="mt-3">
            {words(kind, value)} menos
            {Number(minCents) > 0 && `, desde ${formatEuros(Number(minCents))}`}
            {maxUses ? `, ${String(maxUses)} ${Number(maxUses) === 1 ? 'vez' : 'veces'} en total` : ''}.
          </p>
        </>
      )}
    />
  );
}
