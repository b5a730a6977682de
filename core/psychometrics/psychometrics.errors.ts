import type { ErrorEntry } from '../error-entry';

export const psychometricsErrors = {
  'psychometrics.daily-limit': {
    status: 403,
    sentence:
      'Has llegado a los 10 ítems gratuitos de hoy. Mañana tienes otros 10, o sin límite con el plan Plus.',
  },
  'psychometrics.type-off': { status: 409, sentence: 'Este tipo de ítem no está disponible ahora.' },
  'psychometrics.other-item': {
    status: 409,
    sentence: 'Lo que se responde no es el ítem que se dio: su semilla o su nivel han cambiado.',
  },
  'psychometrics.already-answered': {
    status: 409,
    sentence: 'Este ítem ya está respondido: la solución ya se ha visto.',
  },
  'psychometrics.already-running': {
    status: 409,
    sentence: 'Ya tienes una batería empezada. Termínala antes de empezar otra.',
  },
  'psychometrics.not-in-battery': { status: 404, sentence: 'Ese ítem no es de esta batería.' },
  'psychometrics.finished': { status: 409, sentence: 'Esta batería ya está entregada: no admite cambios.' },
  'psychometrics.not-finished': { status: 409, sentence: 'El resultado se ve al entregar la batería.' },
  'psychometrics.forged-clock': {
    status: 409,
    sentence: 'La hora de este dispositivo no cuadra con la del comienzo de la batería.',
  },
  'psychometrics.section-closed': {
    status: 409,
    sentence: 'Esa sección ya está cerrada: la respuesta llega tarde.',
  },
  'psychometrics.section-not-open': { status: 409, sentence: 'Esa sección todavía no ha empezado.' },
  'psychometrics.stale-answer': {
    status: 409,
    sentence: 'Has cambiado este ítem en otra pestaña o dispositivo. Te mostramos lo último guardado.',
  },
} satisfies Record<string, ErrorEntry>;
