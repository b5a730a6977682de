/** Texts of the home page's slider. */
export const messages: readonly string[] = [
  'No hace falta un día perfecto. Hace falta que mañana vuelvas.',
  'Veinte minutos bien elegidos ganan a dos horas de releer.',
  'Lo que hoy te cuesta recordar es lo que mañana te dará el punto.',
  'Nadie aprueba de golpe. Se aprueba un tema cada vez.',
  'Descansar a tiempo también es estudiar.',
  'La plaza no es para quien no falla, es para quien repasa lo que falló.',
];

/** Wraps around. */
export const slideAfter = (current: number, steps: number, total: number): number =>
  (((current + steps) % total) + total) % total;
