import { finalScoreRules } from '@atalaya/core/guide/phases';
import { PageSection } from '../platform/lazy-section/page-section';
import { FinalCalculator } from './final-calculator';
import { MeritsCalculator } from './merits-calculator';

const merits = [
  ['Fuerzas Armadas', '0,15 por año, hasta 1,5'],
  ['Empleo militar', 'De 0,10 (cabo) a 0,50 (capitán)'],
  ['Deportistas de alto nivel, últimos 5 años', '0,35, 0,25 o 0,20 por año, en los grupos A, B y C'],
  ['Idiomas', 'B1 0,5, B2 1, C1 1,5 y C2 2; máximo 2'],
  ['Académicos', 'Hasta 2'],
  ['Profesionales', 'Hasta 2'],
] as const;

export default function FinalSection() {
  return (
    <PageSection id="nota-final" titled="nota-final-titulo" className="page-width py-14 md:py-20">
      <div className="gap-x-16 lg:grid lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="nota-final-titulo" className="text-h2">
            La nota final y los desempates
          </h2>
          <p className="mt-4 max-w-[60ch] text-muted">
            {finalScoreRules.rule} Las demás pruebas no puntúan: se superan o no. Si dos personas empatan,
            decide lo primero en lo que se diferencien, en este orden.
          </p>
        </div>
        <ol className="border-t border-line max-lg:mt-6">
          {finalScoreRules.ties.map((criterion, index) => (
            <li key={criterion} className="flex items-baseline gap-4 border-b border-line py-3">
              <span className="num text-[1.5rem] text-muted">{index + 1}</span>
              {criterion}
            </li>
          ))}
        </ol>
      </div>
      <div className="mt-10">
        <FinalCalculator />
      </div>
      <div className="mt-16 gap-x-16 lg:grid lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 className="text-h2">Los méritos</h2>
          <p className="mt-4 max-w-[60ch] text-muted">
            Se suman al final, a quienes ya han superado las pruebas. Pueden adelantarte en la lista.
          </p>
        </div>
        <dl className="border-t border-line max-lg:mt-6">
          {merits.map(([what, worth]) => (
            <div key={what} className="gap-6 border-b border-line py-3 sm:grid sm:grid-cols-[1fr_1.2fr]">
              <dt className="font-semibold">{what}</dt>
              <dd className="text-muted">{worth}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="mt-10">
        <MeritsCalculator />
      </div>
    </PageSection>
  );
}
