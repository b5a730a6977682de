import { readMerits } from '@atalaya/core/guide/calculator-form';
import {
  athleteGroups,
  formatHundredths,
  type LanguageLevel,
  languageLevels,
  meritLines,
  meritPoints,
  meritRules,
} from '@atalaya/core/guide/merits';
import { Select } from '../ui/forms/select';
import { BigFigure, CalculatorFrame } from './calculator-frame';
import { SheetField } from './sheet-field';
import { changeSheet, useSheet } from './sheet-store';

const lineNames = {
  serviceYears: 'Fuerzas Armadas',
  rank: 'Empleo militar',
  athlete: 'Deportista de alto nivel',
  languages: 'Idiomas',
  academic: 'Académicos',
  professional: 'Profesionales',
} as const;

const levelOptions = languageLevels.map((value) => ({
  value,
  label: value === 'none' ? 'Ninguno' : `${value} (${formatHundredths(meritRules.language[value])})`,
}));

const groupOptions = athleteGroups.map((value) => ({
  value,
  label: `Grupo ${value} (${formatHundredths(meritRules.athlete[value])} por año)`,
}));

const levelOf = (value: string): LanguageLevel => languageLevels.find((level) => level === value) ?? 'none';

export function MeritsCalculator() {
  const sheet = useSheet();
  const { fields, merits } = readMerits(sheet);
  const lines = meritLines(merits).filter(({ points }) => points > 0);
  return (
    <CalculatorFrame
      label="Calculadora de méritos"
      fields={
        <>
          <p className="font-display text-h4 font-bold">Lo que suman tus méritos</p>
          <div className="grid gap-5 sm:grid-cols-2">
            <SheetField
              name="serviceYears"
              typed={fields.serviceYears}
              label="Años en las Fuerzas Armadas"
              hint="0,15 por año, hasta 1,5"
            />
            <SheetField
              name="rank"
              typed={fields.rank}
              label="Puntos por tu empleo militar"
              hint="De 0,10 (cabo) a 0,50 (capitán)"
              inputMode="decimal"
            />
            <Select
              label="Deportista de alto nivel"
              options={groupOptions}
              value={sheet.athleteGroup}
              onChange={({ target }) =>
                changeSheet({ athleteGroup: athleteGroups.find((group) => group === target.value) ?? 'A' })
              }
            />
            <SheetField
              name="athleteYears"
              typed={fields.athleteYears}
              label="Años en ese grupo"
              hint="De los 5 últimos"
            />
            <Select
              label="Primer idioma"
              options={levelOptions}
              value={sheet.firstLanguage}
              onChange={({ target }) => changeSheet({ firstLanguage: levelOf(target.value) })}
            />
            <Select
              label="Segundo idioma"
              hint="Entre todos, 2 como máximo"
              options={levelOptions}
              value={sheet.secondLanguage}
              onChange={({ target }) => changeSheet({ secondLanguage: levelOf(target.value) })}
            />
            <SheetField
              name="academic"
              typed={fields.academic}
              label="Méritos académicos"
              hint="Hasta 2 puntos"
              inputMode="decimal"
            />
            <SheetField
              name="professional"
              typed={fields.professional}
              label="Méritos profesionales"
              hint="Hasta 2 puntos"
              inputMode="decimal"
            />
          </div>
        </>
      }
      result={
        <>
          <BigFigure of="puntos de méritos">{formatHundredths(meritPoints(merits))}</BigFigure>
          {lines.length > 0 && (
            <dl className="grid gap-1.5 border-t border-panel-line pt-3 text-small">
              {lines.map(({ id, points }) => (
                <div key={id} className="flex justify-between gap-4">
                  <dt>{lineNames[id]}</dt>
                  <dd className="tabular-nums">{formatHundredths(points)}</dd>
                </div>
              ))}
            </dl>
          )}
          <p className="text-small text-on-panel-muted">
            Los méritos ordenan a quienes ya son aptos; no sustituyen a ninguna prueba.
          </p>
        </>
      }
    />
  );
}
