import { formatScore, tenThousandths } from '@atalaya/core/exams/score';
import { readKnowledge } from '@atalaya/core/guide/calculator-form';
import { type KnowledgeResult, knowledgeTest } from '@atalaya/core/guide/knowledge';
import { Check, X } from 'lucide-react';
import { BigFigure, CalculatorFrame } from './calculator-frame';
import { SheetField } from './sheet-field';
import { useSheet } from './sheet-store';

export function ScoreCalculator() {
  const { hits, errors, result } = readKnowledge(useSheet());
  return (
    <CalculatorFrame
      label="Calculadora de conocimientos"
      fields={
        <>
          <p className="font-display text-h4 font-bold">¿Cuánto vale tu examen?</p>
          <div className="grid gap-5 sm:grid-cols-2">
            <SheetField
              name="hits"
              typed={hits}
              label="Aciertos"
              hint={`De ${knowledgeTest.questions} preguntas`}
            />
            <SheetField name="errors" typed={errors} label="Errores" hint="Cada uno quita medio acierto" />
          </div>
          <p className="text-small text-muted">
            Si puedes descartar una alternativa, responder compensa: de media ganas un cuarto de acierto. A
            ciegas entre las tres, ni ganas ni pierdes.
          </p>
        </>
      }
      result={result ? <Result {...result} /> : <p>Escribe tus aciertos y tus errores para ver la nota.</p>}
    />
  );
}

function Result({ score, blanks, reachesMinimum, against }: KnowledgeResult) {
  return (
    <>
      <BigFigure of={`puntos, con ${blanks} en blanco`}>{formatScore(tenThousandths(score))}</BigFigure>
      <Verdict good={reachesMinimum}>
        {reachesMinimum ? 'Llega al mínimo de 3 puntos' : 'No llega al mínimo de 3 puntos'}
      </Verdict>
      <ul className="grid gap-2 border-t border-panel-line pt-3 text-small">
        {against.map(({ promotion, cutOff, isApproximate, reached }) => (
          <li key={promotion}>
            <Verdict good={reached}>
              {reached ? 'Supera' : 'No supera'} el corte de la {promotion} ({isApproximate && 'unos '}
              {formatScore(cutOff)})
            </Verdict>
          </li>
        ))}
      </ul>
    </>
  );
}

export function Verdict({ good, children }: { good: boolean; children: React.ReactNode }) {
  const Icon = good ? Check : X;
  return (
    <span className="flex items-start gap-2.5">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-5 ${good ? 'text-panel-gold' : 'text-on-panel-muted'}`}
      />
      <span>{children}</span>
    </span>
  );
}
