import { type Phase, phases } from '@atalaya/core/guide/phases';
import type { ReactNode } from 'react';
import { PageSection } from '../platform/lazy-section/page-section';
import { Figures } from '../ui/figures';
import { Plate } from '../ui/plate';

const numbered = new Map(phases.map((phase, index) => [phase.id, { phase, number: index + 1 }]));

type PhasePartProps = { id: string; children?: ReactNode };

export function PhasePart({ id, children }: PhasePartProps) {
  const found = numbered.get(id);
  if (!found) return null;
  return (
    <PageSection id={id} titled={`${id}-titulo`} className="page-width border-b border-line py-14 md:py-20">
      <PhaseText {...found} />
      {children && <div className="mt-10 grid gap-8">{children}</div>}
    </PageSection>
  );
}

export function PhaseText({ phase, number }: { phase: Phase; number: number }) {
  const facts = phase.duration ? [phase.duration, ...phase.facts] : phase.facts;
  return (
    <div className="gap-x-16 gap-y-7 lg:grid lg:grid-cols-[5fr_7fr]">
      <div>
        <Plate size="lg" variant="outline" aria-hidden="true">
          {number}
        </Plate>
        <h2 id={`${phase.id}-titulo`} className="mt-4 text-h2">
          {phase.title}
        </h2>
        <p className="mt-4 max-w-[60ch] text-muted">{phase.description}</p>
      </div>
      <div className="max-lg:mt-7">
        {facts.length > 0 && (
          <Figures
            figures={facts.map(({ figure, of }) => [figure, of])}
            valueClass="text-[2.5rem]"
            itemClass="justify-end gap-0.5"
            className="mb-6 flex flex-wrap gap-x-10 gap-y-4"
          />
        )}
        <ul className="grid gap-0 border-t border-line">
          {phase.details.map((detail) => (
            <li key={detail} className="border-b border-line py-3">
              {detail}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

export const phaseOf = (id: string) => numbered.get(id);
