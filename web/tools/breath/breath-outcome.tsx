import { formatNumber } from '@atalaya/core/platform/number-format';
import type { BreathResult } from '@atalaya/core/tools/breath/breath';
import { penalties, rateWords } from '@atalaya/core/tools/breath/breath-law';
import { inAir } from '@atalaya/core/tools/breath/in-air';
import type { ReactNode } from 'react';
import { Figure, Outcome, type Tone } from '../outcome';

const tones: Record<BreathResult['outcome'], Tone> = {
  none: 'success',
  administrative: 'warning',
  crime: 'danger',
};

const crimeTitles = {
  rate: 'Delito por la tasa',
  influence: 'Posible delito por influencia',
  refusal: 'Delito de negativa',
} as const;

export const titleOf = ({ outcome, crime, limit }: BreathResult): string => {
  if (crime) return crimeTitles[crime];
  if (outcome === 'administrative') return 'Infracción muy grave';
  return limit === 0 ? 'Sin alcohol' : 'Dentro del límite';
};

const aboves: Record<BreathResult['outcome'], string> = {
  none: 'Sin infracción',
  administrative: 'Administrativa, no penal',
  crime: 'Vía penal',
};

export const sanctionWords = ({ outcome, sanction }: BreathResult): string =>
  outcome === 'administrative' && sanction ? `${formatNumber(sanction.fine)} €` : aboves[outcome];

export function BreathOutcome({ result, children }: { result: BreathResult; children: ReactNode }) {
  return (
    <Outcome
      tone={tones[result.outcome]}
      above={aboves[result.outcome]}
      title={titleOf(result)}
      text={<Explanation result={result} />}
      figures={result.outcome === 'administrative' && <Sanction result={result} />}
    >
      {children}
    </Outcome>
  );
}

function Explanation({ result }: { result: BreathResult }) {
  const { measured, crime, sanction } = result;
  return (
    <>
      {measured && (
        <p>
          La más baja, {inAir(measured.lower)}, queda en <b>{inAir(measured.rate)}</b> mg/l tras el margen:{' '}
          {rateWords(result)}
          {result.outcome === 'administrative' && <b> No hay delito por la tasa.</b>}
        </p>
      )}
      {!measured && <p>Negarse a las pruebas tiene su propia consecuencia, sea cual sea la tasa.</p>}
      {crime && <p className="mt-2">{penalties[crime]}</p>}
      {crime && sanction && (
        <p className="mt-2 text-small">
          Si el juez no aprecia delito: {formatNumber(sanction.fine)} € y {sanction.points} puntos.
        </p>
      )}
    </>
  );
}

function Sanction({ result: { sanction, limit, measured } }: { result: BreathResult }) {
  if (!sanction) return null;
  const isDouble = measured && limit > 0 && measured.rate > 2 * limit;
  const why = !measured
    ? 'por la negativa'
    : isDouble
      ? `más del doble de ${inAir(limit)}`
      : sanction.fine === 500
        ? `más de ${inAir(limit)}`
        : 'por la sanción anterior o la tasa';
  return (
    <>
      <Figure value={`${formatNumber(sanction.fine)} €`} of={why} />
      <Figure
        value={sanction.points === 0 ? 'Sin puntos' : `${sanction.points} puntos`}
        of={sanction.points === 0 ? 'no se quita ninguno' : 'del permiso'}
      />
    </>
  );
}
