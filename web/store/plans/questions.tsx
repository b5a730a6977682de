import { planFaqs } from '@atalaya/core/store/plans-content';
import { Minus, Plus } from 'lucide-react';
import { PageSection } from '../../platform/lazy-section/page-section';

/** `details` elements with the same name close each other without JavaScript. */
export default function PlanQuestions() {
  return (
    <PageSection id="preguntas" titled="preguntas-titulo" className="py-18 md:py-32">
      <div className="page-width gap-6 lg:grid lg:grid-cols-[5fr_7fr]">
        <h2 id="preguntas-titulo" className="mb-6 text-h1 lg:mb-0 lg:pr-12">
          Antes de decidir
        </h2>
        <div className="border-t border-line">
          {planFaqs.map(({ question, answer }) => (
            <details key={question} name="preguntas" className="group border-b border-line">
              <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-4 [&::-webkit-details-marker]:hidden">
                <h3 className="text-h4">{question}</h3>
                <Plus className="size-6 text-muted group-open:hidden" />
                <Minus className="hidden size-6 text-muted group-open:block" />
              </summary>
              <p className="max-w-[66ch] animate-fade-in pb-6 text-muted">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </PageSection>
  );
}
