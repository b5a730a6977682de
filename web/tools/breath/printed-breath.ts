import type { BreathForm, BreathReading } from '@atalaya/core/tools/breath/breath-form';
import { devices, drivers, vehicles } from './breath-fields';

const labelOf = (options: readonly { value: string; label: string }[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? '';

const test = (rate: string, at: string): string => (at === '' ? rate : `${rate}, a las ${at}`);

/** What was typed, in words. */
export const printedBreath = (inputs: BreathForm, { driver, vehicle, device }: BreathReading) =>
  [
    ['Quién conduce', labelOf(drivers, driver)],
    ['Qué conduce', labelOf(vehicles, vehicle)],
    ['Etilómetro', labelOf(devices, device)],
    ['Primera prueba, mg/l', test(inputs.primera, inputs.hora1)],
    ['Segunda prueba, mg/l', test(inputs.segunda, inputs.hora2)],
    ['Síntomas evidentes', inputs.sintomas === '' ? 'No' : 'Sí'],
    ['Sancionado por alcohol el último año', inputs.reincide === '' ? 'No' : 'Sí'],
    ['Se niega a la prueba', inputs.negativa === '' ? 'No' : 'Sí'],
  ] as const;
