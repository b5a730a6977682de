import { type PhysicalReading, readPhysical } from '@atalaya/core/guide/calculator-form';
import { numberOf } from '@atalaya/core/guide/parse-input';
import { formatPhysicalResult, nextResult } from '@atalaya/core/guide/physical';
import { type Exercise, exercises, type Sex } from '@atalaya/core/guide/physical-tables';
import { formatUpToTwoDecimals } from '@atalaya/core/platform/number-format';
import { Segmented } from '../ui/forms/segmented';
import { BigFigure, CalculatorFrame } from './calculator-frame';
import { exerciseHints, exerciseNames, sexes } from './physical-words';
import { Verdict } from './score-calculator';
import { SheetField } from './sheet-field';
import { changeSheet, useSheet } from './sheet-store';

export function PhysicalCalculator() {
  const sheet = useSheet();
  const reading = readPhysical(sheet);
  return (
    <CalculatorFrame
      label="Calculadora de las pruebas físicas"
      fields={
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="font-display text-h4 font-bold">Tus marcas, con la tabla oficial</p>
            <Segmented
              label="Tabla"
              options={sexes}
              value={sheet.sex}
              onChange={(sex) => changeSheet({ sex })}
            />
          </div>
          <div className="grid gap-5 sm:grid-cols-3">
            {exercises.map((exercise) => (
              <SheetField
                key={exercise}
                name={exercise}
                typed={reading.results[exercise]}
                label={exerciseNames[exercise][sheet.sex]}
                hint={exerciseHints[exercise][sheet.sex]}
                inputMode={exercise === 'run' ? 'text' : exercise === 'circuit' ? 'decimal' : 'numeric'}
              />
            ))}
          </div>
        </>
      }
      result={<Result reading={reading} sex={sheet.sex} />}
    />
  );
}

function Result({ reading, sex }: { reading: PhysicalReading; sex: Sex }) {
  const { outcome, points } = reading;
  if (Object.keys(points).length === 0)
    return <p>Escribe tus marcas para ver los puntos de cada ejercicio.</p>;
  return (
    <>
      {outcome && (
        <>
          <BigFigure of="puntos de media">{mean(outcome.sum)}</BigFigure>
          <Verdict good={outcome.passes}>
            {outcome.zeros.length > 0
              ? 'Un 0 en un ejercicio elimina, sea cual sea la media'
              : outcome.passes
                ? 'Supera la media de 5'
                : 'No llega a la media de 5'}
          </Verdict>
        </>
      )}
      <ul className="grid gap-2.5 border-panel-line text-small not-first:border-t not-first:pt-3">
        {exercises.map((exercise) => (
          <Line key={exercise} {...{ exercise, reading, sex }} />
        ))}
      </ul>
    </>
  );
}

function Line({ exercise, reading, sex }: { exercise: Exercise; reading: PhysicalReading; sex: Sex }) {
  const points = reading.points[exercise];
  const result = numberOf(reading.results[exercise]);
  if (points === undefined || result === undefined) return null;
  const next = nextResult(exercise, sex, result);
  return (
    <li>
      <b>
        {exerciseNames[exercise][sex]}: {points} {points === 1 ? 'punto' : 'puntos'}
      </b>
      <span className="block text-on-panel-muted">
        {next === undefined
          ? 'No se puede sacar más'
          : `Para ${points + 1}: ${formatPhysicalResult(exercise, sex, next)}`}
      </span>
    </li>
  );
}

const mean = (sum: number): string => formatUpToTwoDecimals(sum / exercises.length);
