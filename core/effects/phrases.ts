/** Texts of the motivation boost, chosen at random. */
export const phrases = [
  'Cada tema que repasas hoy es una duda menos el día del examen.',
  'La constancia llega donde la prisa no alcanza.',
  'Hoy cuesta. El día que vistas el uniforme sabrás por qué.',
  'Nadie aprueba en un día; se aprueba cada día.',
  'Un error en el test es un acierto guardado para el examen.',
  'Tu plaza se gana en las tardes en que nadie mira.',
  'Respira, vuelve a leer y sigue: sabes más de lo que crees.',
  'El cansancio pasa; lo que aprendes se queda.',
  'No compites contra miles: compites contra tu yo de ayer.',
  'Diez preguntas más. Luego descansas con la cabeza alta.',
  'La vocación te trajo aquí; el hábito te llevará hasta el final.',
  'Quien repasa a tiempo no teme a la última semana.',
  'Cada artículo que dominas es un peldaño de la atalaya.',
  'Los buenos agentes se hacen antes de la academia: se hacen ahora.',
  'Sigue. La meta está más cerca que cuando empezaste.',
] as const;

/** `random` is in [0, 1). */
export const phraseAt = (random: number): string =>
  phrases[Math.min(phrases.length - 1, Math.floor(random * phrases.length))] ?? phrases[0];
