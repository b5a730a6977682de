import { type Basis, basis } from '../norms.ts';
import {
  type BreathResult,
  CRIME_ABOVE,
  type Driver,
  limitFor,
  type Vehicle,
  type Warning,
} from './breath.ts';
import { inAir } from './in-air.ts';

const limitBasis = (driver: Driver, vehicle: Vehicle): Basis => {
  const limit = inAir(limitFor(driver, vehicle));
  if (driver === 'menor') return basis('LTSV', '14.1', 'Menores de edad: tasa cero en cualquier vehículo');
  if (driver === 'novel') return basis('RGC', '20', `Dos primeros años de permiso, ${limit}`);
  if (driver === 'profesional' && vehicle === 'motor')
    return basis('RGC', '20', `Transporte, servicio público y urgencias, ${limit}`);
  return basis('RGC', '20', `Límite general, ${limit}`);
};

const rateCrime = basis('CP', '379.2', 'Delito si supera 0,60 mg/l de aire o 1,2 g/l de sangre');
const influenceCrime = basis('CP', '379.2', 'Delito por conducir bajo la influencia, sin cifra');
const refusalCrime = basis('CP', '383', 'Negarse a las pruebas es delito');

/** The articles behind a result, in the order in which they are applied. */
export function breathBasis(driver: Driver, vehicle: Vehicle, result: BreathResult): readonly Basis[] {
  const { crime, sanction, outcome } = result;
  const isMotor = vehicle === 'motor';
  if (crime === 'refusal')
    return [
      basis('LTSV', '14.2', 'Quien conduce está obligado a someterse a las pruebas'),
      refusalCrime,
      basis('LTSV', '85', 'El expediente se detiene mientras hay causa penal'),
    ];
  const list = [limitBasis(driver, vehicle)];
  if (sanction && outcome === 'administrative' && !result.measured)
    return [
      basis('LTSV', '14.2', 'Quien conduce está obligado a someterse a las pruebas'),
      basis('LTSV', '77.d', 'No someterse a las pruebas es infracción muy grave'),
      basis('LTSV', '80.2.a', 'Multa de 1.000 €'),
    ];
  if (sanction) {
    list.push(basis('LTSV', '77.c', 'Superar la tasa es infracción muy grave'));
    list.push(
      sanction.fine === 1_000
        ? basis('LTSV', '80.2.a', '1.000 € si dobla el límite o ya fue sancionado en el último año')
        : basis('LTSV', '80.1', 'Infracción muy grave: 500 €'),
    );
    list.push(
      isMotor
        ? basis(
            'LTSV',
            'anexo II',
            sanction.points > 0 ? `${sanction.points} puntos` : 'Tasas que quitan puntos',
          )
        : basis('LTSV', '65.3', 'Sin puntos: el vehículo no exige permiso'),
    );
  }
  if (isMotor) list.push(crime === 'influence' ? influenceCrime : rateCrime);
  if (crime) list.push(basis('LTSV', '85', 'El expediente se detiene mientras hay causa penal'));
  return list;
}

/** Which limits the corrected rate exceeds. */
export function rateWords({ outcome, limit, measured }: BreathResult): string {
  if (!measured) return '';
  const isFine = outcome === 'administrative';
  if (measured.rate > CRIME_ABOVE)
    return isFine ? 'supera 0,60, pero no con un vehículo a motor.' : 'supera 0,60.';
  if (measured.rate <= limit) return `no supera ${inAir(limit)}.`;
  return isFine ? `supera ${inAir(limit)} y no 0,60.` : `supera ${inAir(limit)}.`;
}

/** The penalty of each crime. */
export const penalties: Record<NonNullable<BreathResult['crime']>, string> = {
  rate: 'Prisión de 3 a 6 meses, o multa de 6 a 12 meses, o trabajos de 31 a 90 días; y siempre privación del derecho a conducir de más de 1 a 4 años.',
  influence:
    'Prisión de 3 a 6 meses, o multa de 6 a 12 meses, o trabajos de 31 a 90 días; y siempre privación del derecho a conducir de más de 1 a 4 años.',
  refusal: 'Prisión de 6 meses a 1 año y privación del derecho a conducir de más de 1 a 4 años.',
};

export const warningWords: Record<Warning, string> = {
  'second-test-due':
    'Falta la segunda prueba: se hace a quien supera la tasa o presenta síntomas, con 10 minutos como mínimo entre las dos (arts. 23.1 y 23.2 RGC).',
  'ten-minutes':
    'Entre las dos pruebas no han pasado los 10 minutos del artículo 23.2 del Reglamento de Circulación.',
  'cut-in-favour':
    'El valor exacto pasa del umbral y el de dos decimales no. Criterio del Tribunal Supremo (SSTS 788/2023 y 789/2023): dos decimales, a favor del conductor.',
  'influence-possible':
    'Con síntomas evidentes cabe el delito por influencia, que no pide cifra (art. 379.2 CP, primer inciso).',
  'signs-without-alcohol':
    'Síntomas sin alcohol: procede la segunda prueba (art. 23.1 RGC) y, en su caso, la de drogas (art. 14.3 de la Ley sobre Tráfico).',
  'minor-fine':
    'Menores: el doble de cero es cero. La letra del artículo 80.2.a daría 1.000 € a cualquier tasa; la práctica aplica 500 €. Si su permiso tiene menos de dos años, los puntos empiezan en 0,15.',
  'minor-court':
    'De 14 a 17 años responde ante la jurisdicción de menores (LO 5/2000): se avisa a la Fiscalía.',
  'novice-bicycle':
    'En bicicleta o patinete la práctica varía: el artículo 20 habla de «cualquier vehículo», pero la antigüedad se mide en un permiso que aquí no hace falta.',
  'bicycle-refusal':
    'El artículo 383 del Código Penal se refiere a las pruebas de los delitos de vehículos a motor; en bicicleta o patinete lo seguro es la sanción administrativa.',
};

export type NextStep = { text: string; source: string };

/** What the officer does after the test. */
export function nextSteps(driver: Driver, result: BreathResult): readonly NextStep[] {
  if (result.outcome === 'none')
    return [
      {
        text: 'Sin denuncia por alcohol: puede seguir, salvo que haya síntomas u otra causa.',
        source: 'art. 20 RGC',
      },
    ];
  const steps: NextStep[] = [];
  if (result.measured)
    steps.push(
      {
        text: 'Informar del derecho al contraste, preferentemente en sangre. Deposita antes el importe: lo paga si da positivo.',
        source: 'arts. 23.3 y 23.4 RGC; 14.5 LTSV',
      },
      { text: 'Recoger sus alegaciones por diligencia.', source: 'art. 23.3 RGC' },
      { text: 'Anotar el método, el aparato y las advertencias hechas.', source: 'art. 24 RGC' },
    );
  else
    steps.push({
      text: 'Advertir de la obligación y de las consecuencias de negarse, y dejar constancia.',
      source: 'arts. 14.2 LTSV y 24 RGC',
    });
  steps.push({
    text: 'Inmovilizar el vehículo si nadie más puede conducirlo.',
    source: 'arts. 25 RGC y 104.1.d LTSV',
  });
  if (result.outcome === 'crime')
    steps.push(
      driver === 'menor'
        ? {
            text: 'Instruir el atestado y avisar a la Fiscalía de Menores y a los padres.',
            source: 'art. 17 LORPM',
          }
        : {
            text: 'Instruir el atestado para juicio rápido, con lectura de derechos.',
            source: 'arts. 520, 795 y 796.1.7.ª LECrim',
          },
    );
  else
    steps.push({
      text: 'Denunciar: pagar en 20 días naturales reduce la multa a la mitad.',
      source: 'art. 94 LTSV',
    });
  return steps;
}
