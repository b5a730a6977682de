import { type Guarantee, guarantees } from '@atalaya/core/store/plans-content';
import { BadgeCheck, DoorOpen, type LucideIcon, Receipt, RotateCcw } from 'lucide-react';
import { PageSection } from '../../platform/lazy-section/page-section';

const icons: Record<Guarantee['id'], LucideIcon> = {
  refund: RotateCcw,
  pass: BadgeCheck,
  leave: DoorOpen,
  vat: Receipt,
};

export default function PlanGuarantees() {
  return (
    <PageSection id="garantias" titled="garantias-titulo" className="pb-18 md:pb-32">
      <div className="page-width gap-6 lg:grid lg:grid-cols-[5fr_7fr]">
        <h2 id="garantias-titulo" className="mb-7 text-h1 lg:mb-0 lg:pr-12">
          Si sale mal, no lo pagas tú
        </h2>
        <dl className="grid gap-x-10 gap-y-7 border-t-2 border-ink pt-7 sm:grid-cols-2">
          {guarantees.map(({ id, title, text }) => {
            const Icon = icons[id];
            return (
              <div key={id} className="pl-10">
                <dt className="relative font-display text-h4 font-bold">
                  <Icon className="absolute -left-10 size-6 text-navy" />
                  {title}
                </dt>
                <dd className="mt-1.5 text-muted">{text}</dd>
              </div>
            );
          })}
        </dl>
      </div>
    </PageSection>
  );
}
