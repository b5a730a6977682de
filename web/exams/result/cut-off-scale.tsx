import { formatScore, roundedScore } from '@atalaya/core/exams/score';
import { Check, X } from 'lucide-react';
import { Section } from '../../ui/section';
import type { ExamResult } from './result-page';

type ScaleProps = { score: number; cutOffs: ExamResult['cutOffs'] };

const TOP = 100_000;
const at = (score: number): string => `${(score / TOP) * 100}%`;
const yearOf = (examOn: string): string => examOn.slice(0, 4);

/** The drawing is decorative; the list has the same data for screen readers. */
export function CutOffScale({ score, cutOffs }: ScaleProps) {
  return (
    <Section id="cortes" title="Frente a las notas de corte" className="mt-12">
      <div
        aria-hidden="true"
        className="relative mt-12 mb-9 h-3 rounded-full bg-sunken shadow-[inset_0_0_0_1px_var(--line)]"
      >
        <div className="absolute inset-y-0 left-0 rounded-full bg-navy" style={{ width: at(score) }} />
        {cutOffs.map((cutOff) => (
          <span
            key={cutOff.promotion}
            className="absolute -inset-y-2.5 w-0 border-l-2 border-dashed border-success"
            style={{ left: at(cutOff.score) }}
          />
        ))}
        <span
          className="num absolute -top-9 -translate-x-1/2 rounded-md bg-gold px-2 py-1 text-lead text-on-gold"
          style={{ left: `clamp(1.5rem, ${at(score)}, calc(100% - 1.5rem))` }}
        >
          {formatScore(score)}
        </span>
        <span className="num absolute top-6 left-0 text-small text-muted">0</span>
        <span className="num absolute top-6 right-0 text-small text-muted">10</span>
      </div>
      <ul className="grid gap-x-8 border-t border-line md:grid-cols-3 md:border-t-0">
        {cutOffs.map(({ promotion, examOn, score: cut, isApproximate, reached }) => (
          <li
            key={promotion}
            className="flex flex-wrap items-baseline gap-x-4 border-b border-line py-3 md:grid md:gap-y-1 md:border-t md:border-b-0 md:py-4"
          >
            <span className="num text-h3">
              {isApproximate && '≈ '}
              {formatScore(cut)}
            </span>
            <span className="text-small">
              Promoción {promotion} <span className="text-muted">({yearOf(examOn)})</span>
            </span>
            <span
              className={`flex items-center max-md:ml-auto gap-1.5 text-small font-semibold [&_svg]:size-4.5 ${reached ? 'text-success' : 'text-danger'}`}
            >
              {reached ? <Check /> : <X />}
              {reached ? 'La superas' : `Te faltan ${roundedScore(cut - score)}`}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-small text-muted">
        El corte no se fija antes: pasan los mejores según las plazas de cada convocatoria.
      </p>
    </Section>
  );
}
