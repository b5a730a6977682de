import type { Exercise, Sex } from '@atalaya/core/guide/physical-tables';

export const exerciseNames: Record<Exercise, Record<Sex, string>> = {
  circuit: { men: 'Circuito de agilidad', women: 'Circuito de agilidad' },
  strength: { men: 'Dominadas', women: 'Suspensión en barra' },
  run: { men: 'Carrera de 1.000 metros', women: 'Carrera de 1.000 metros' },
};

export const exerciseHints: Record<Exercise, Record<Sex, string>> = {
  circuit: { men: 'Segundos y décimas, como 10,4', women: 'Segundos y décimas, como 11,5' },
  strength: { men: 'Repeticiones, con agarre prono', women: 'Segundos, con agarre supino' },
  run: { men: 'Minutos y segundos, como 3:24', women: 'Minutos y segundos, como 4:05' },
};

export const sexes: readonly { value: Sex; label: string }[] = [
  { value: 'men', label: 'Hombres' },
  { value: 'women', label: 'Mujeres' },
];
