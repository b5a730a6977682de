import type { OppositionType, Tier } from '@atalaya/core/auth/user';

export const tierNames: Record<Tier, string> = {
  demo: 'Demo',
  basico: 'Básico',
  plus: 'Plus',
  elite: 'Elite',
};

export const tierOpens: Record<Tier, string> = {
  demo: 'Los temas 1 a 3 completos, el índice del resto, 20 preguntas al día y las herramientas policiales.',
  basico: 'Todo el temario, test sin límite, verdadero o falso, calendario y foro.',
  plus: 'Lo del Básico y, además, tarjetas, esquemas, juegos, simulacros completos, psicotécnicos, inglés y predicción.',
  elite: 'Todo: simulador de entrevista con revisión, acompañamiento, salas de voz y contenido VIP.',
};

export const oppositionNames: Record<OppositionType, string> = {
  policia_nacional: 'Policía Nacional',
  policia_local: 'Policía Local',
  guardia_civil: 'Guardia Civil',
  plus: 'Otra (prueba Plus)',
  basico: 'Otra (prueba Básico)',
  demo: 'Otra (demo)',
};
