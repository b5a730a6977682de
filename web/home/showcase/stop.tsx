import { type StopId, stops } from '@atalaya/core/home/showcase';
import type { ReactNode } from 'react';
import { PageSection } from '../../platform/lazy-section/page-section';
import { Badge } from '../../ui/badge';
import { Plate } from '../../ui/plate';

const order = Object.keys(stops);

export function ShowcaseStop({ id, children }: { id: StopId; children: ReactNode }) {
  const { title, text, plan } = stops[id];
  return (
    <PageSection
      id={id}
      titled={`${id}-titulo`}
      className="page-width border-b border-line py-14 last-of-type:border-0 md:py-20"
    >
      <div className="gap-6 lg:grid lg:grid-cols-12">
        <div className="mb-7 lg:col-span-4 lg:mb-0">
          <Plate size="lg" variant="outline" aria-hidden="true">
            {order.indexOf(id) + 1}
          </Plate>
          <h2 id={`${id}-titulo`} className="mt-4 text-h2">
            {title}
          </h2>
          <p className="mt-4 mb-5 text-muted">{text}</p>
          <Badge>{plan}</Badge>
        </div>
        <div className="min-h-80 rounded-lg border border-line bg-surface px-4 py-5 md:px-9 md:py-8 lg:col-span-8">
          {children}
        </div>
      </div>
    </PageSection>
  );
}
