import { formatScore } from '@atalaya/core/exams/score';
import {
  ownCandidate,
  readOther,
  readPhysical,
  readPsychotechnical,
} from '@atalaya/core/guide/calculator-form';
import { type Criterion, finalScore, type Precedence, precedence } from '@atalaya/core/guide/final-score';
import { BigFigure, CalculatorFrame } from './calculator-frame';
import { Verdict } from './score-calculator';
import { SheetField } from './sheet-field';
import { useSheet } from './sheet-store';

const criterionNames: Record<Criterion, string> = {
  final: 'la nota final',
  knowledge: 'la nota de conocimientos',
  physical: 'la nota de aptitud física',
  first: 'el primer ejercicio físico',
  second: 'el segundo ejercicio físico',
  third: 'el tercer ejercicio físico',
  psychotechnical: 'los psicotécnicos',
};

export function FinalCalculator() {
  const sheet = useSheet();
  const own = ownCandidate(sheet);
  const other = readOther(sheet);
  const passes = readPhysical(sheet).outcome?.passes;
  return (
    <CalculatorFrame
      label="Calculadora de la nota final"
      fields={
        <>
          <p className="font-display text-h4 font-bold">¿Quién va delante?</p>
          <p className="text-muted">
            Tus marcas salen de las calculadoras de conocimientos y de físicas. Compáralas con las de otra
            persona, tal como aparecen en las listas.
          </p>
          <div className="grid gap-5 sm:grid-cols-2">
            <SheetField
              name="otherKnowledge"
              typed={other.fields.knowledge}
              label="Su nota de conocimientos"
              inputMode="decimal"
            />
            <SheetField name="otherCircuit" typed={other.fields.circuit} label="Sus puntos en el circuito" />
            <SheetField
              name="otherStrength"
              typed={other.fields.strength}
              label="Sus puntos en el segundo ejercicio"
            />
            <SheetField name="otherRun" typed={other.fields.run} label="Sus puntos en la carrera" />
            <SheetField
              name="psychotechnical"
              typed={readPsychotechnical(sheet.psychotechnical)}
              label="Tus psicotécnicos"
              hint="Solo si todo lo demás empata"
              inputMode="decimal"
            />
            <SheetField
              name="otherPsychotechnical"
              typed={other.fields.psychotechnical}
              label="Sus psicotécnicos"
              inputMode="decimal"
            />
          </div>
        </>
      }
      result={
        own ? (
          <>
            <BigFigure of="de 20 puntos: conocimientos + físicas">{formatScore(finalScore(own))}</BigFigure>
            {passes === false && (
              <Verdict good={false}>Con esas físicas no hay nota final: no están superadas</Verdict>
            )}
            {other.candidate && (
              <>
                <p className="border-t border-panel-line pt-3 text-small text-on-panel-muted">
                  La otra persona tiene {formatScore(finalScore(other.candidate))}
                </p>
                <Verdict good={precedence(own, other.candidate).first === 'one'}>
                  {sentence(precedence(own, other.candidate))}
                </Verdict>
              </>
            )}
          </>
        ) : (
          <p>Rellena antes tus aciertos y errores, y tus tres marcas físicas.</p>
        )
      }
    />
  );
}

function sentence({ first, by }: Precedence): string {
  if (first === 'none' || !by) return 'Empatáis en todo: los criterios de la convocatoria no os separan';
  return `${first === 'one' ? 'Vas delante' : 'Va delante la otra persona'}, por ${criterionNames[by]}`;
}
