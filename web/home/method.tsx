import { brand } from '@atalaya/core/brand';
import { type ReactNode, useState } from 'react';
import { PageSection } from '../platform/lazy-section/page-section';
import { cx } from '../ui/cx';
import { type Habit, habits } from './habits';
import { MethodTabs } from './method-tabs';
import { MicroBreak } from './micro-break';
import { RecallMinute } from './recall-minute';
import { RetentionChart } from './retention-chart';

export default function Method() {
  const [habit, setHabit] = useState<Habit>('repeticion');
  const panels: Record<Habit, ReactNode> = {
    recuerdo: <RecallMinute onBreak={() => setHabit('micropausa')} />,
    repeticion: <RetentionChart />,
    micropausa: <MicroBreak active={habit === 'micropausa'} />,
  };
  return (
    <PageSection id="metodo" titled="metodo-titulo" className="py-18 md:py-32">
      <div className="page-width grid gap-7 lg:grid-cols-12 lg:gap-6">
        <div className="lg:col-span-4">
          <h2 id="metodo-titulo" className="text-h1">
            {brand.method}
          </h2>
          <p className="mt-4 text-muted">
            Tres hábitos con estudios detrás. No hace falta creerlo: pruébalo.
          </p>
          <MethodTabs habit={habit} onChange={setHabit} />
        </div>
        <div className="grid rounded-lg border border-line bg-surface lg:col-span-8">
          {habits.map(({ id }) => (
            <div
              key={id}
              id={`panel-${id}`}
              role="tabpanel"
              aria-labelledby={`tab-${id}`}
              className={cx(
                '[grid-area:1/1] px-4 py-5 md:px-9 md:py-8 noscript:[grid-area:auto]',
                id === habit ? 'animate-fade-in' : 'invisible noscript:visible',
              )}
            >
              {panels[id]}
            </div>
          ))}
        </div>
      </div>
    </PageSection>
  );
}
