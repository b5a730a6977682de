import type { MailingContent } from '@atalaya/core/contact/mailings';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { read } from '../../../platform/api';
import { Segmented } from '../../../ui/forms/segmented';
import { Loading, Skeleton } from '../../../ui/skeleton';

const MailingFrame = lazy(() => import('./mailing-frame'));

export type PreviewKind = 'desktop' | 'phone' | 'text';

const views: readonly { value: PreviewKind; label: string }[] = [
  { value: 'desktop', label: 'Escritorio' },
  { value: 'phone', label: 'Móvil' },
  { value: 'text', label: 'Texto' },
];

const loading = (
  <Loading label="Cargando la vista previa">
    <Skeleton className="h-170 rounded-none" />
  </Loading>
);

/** The inbox line and the email, as wide as on a screen or on a phone, and its text version. */
export function MailingPreview({ content }: { content: MailingContent }) {
  const [view, setView] = useState<PreviewKind>('desktop');
  const config = useQuery({ ...read('GET /api/config'), staleTime: Number.POSITIVE_INFINITY });
  const shown = useDeferredValue(content);
  return (
    <section aria-label="Vista previa" className="overflow-hidden rounded-lg border border-line bg-surface">
      <div className="grid gap-3 border-b border-line p-4">
        <Segmented label="Vista previa" value={view} onChange={setView} options={views} full />
        <p className="text-small wrap-anywhere">
          <b>{shown.subject.trim() || 'Sin asunto'}</b> <span className="text-muted">{shown.preheader}</span>
        </p>
      </div>
      {config.data ? (
        <Suspense fallback={loading}>
          <MailingFrame content={shown} contact={config.data.contact.email} view={view} />
        </Suspense>
      ) : (
        loading
      )}
    </section>
  );
}
