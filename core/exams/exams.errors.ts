import type { ErrorEntry } from '../error-entry';

export const examsErrors = {
  'exams.no-questions': {
    status: 409,
    sentence: 'No hay preguntas con esos filtros. Quita alguno y vuelve a intentarlo.',
  },
  'exams.unknown-spread': {
    status: 409,
    sentence: 'Aún no conocemos el reparto por temas de esa convocatoria.',
  },
  'exams.daily-limit': {
    status: 403,
    sentence: 'Has llegado a las 20 preguntas de hoy. Mañana tienes otras 20, o sin límite con un plan.',
  },
  'exams.wait': {
    status: 409,
    sentence: 'Tu plan incluye un simulacro corto a la semana y el próximo aún no toca.',
  },
  'exams.already-running': {
    status: 409,
    sentence: 'Ya tienes un simulacro empezado. Termínalo antes de empezar otro.',
  },
  'exams.pseudonym-taken': { status: 409, sentence: 'Ese seudónimo ya lo usa otra persona. Prueba otro.' },
  'exams.not-open': { status: 409, sentence: 'Este simulacro todavía no se ha abierto.' },
  'exams.closed': { status: 409, sentence: 'Este simulacro ya se ha cerrado.' },
  'exams.no-attempts-left': { status: 409, sentence: 'Ya has hecho este simulacro.' },
  'exams.not-started': { status: 409, sentence: 'Este examen todavía no ha empezado.' },
  'exams.not-finished': { status: 409, sentence: 'El resultado se ve al terminar el examen.' },
  'exams.finished': { status: 409, sentence: 'Este examen ya está entregado: no admite cambios.' },
  'exams.time-over': { status: 409, sentence: 'Se ha acabado el tiempo: esta respuesta llega tarde.' },
  'exams.keys-wait': {
    status: 409,
    sentence: 'Las respuestas se ven cuando se cierre el simulacro: hasta entonces otros lo pueden hacer.',
  },
  'exams.not-in-exam': { status: 404, sentence: 'Esa pregunta no es de este examen.' },
  'exams.not-a-choice': { status: 400, sentence: 'Esa pregunta no tiene esa opción.' },
  'exams.already-answered': {
    status: 409,
    sentence: 'En modo estudio la respuesta ya se ha visto: no se puede cambiar.',
  },
  'exams.stale-answer': {
    status: 409,
    sentence: 'Has cambiado esta pregunta en otra pestaña o dispositivo. Te mostramos lo último guardado.',
  },
  'exams.bad-signature': {
    status: 403,
    sentence: 'El registro de este examen no es el que empezó en este dispositivo.',
  },
  'exams.forged-clock': {
    status: 409,
    sentence: 'La hora de este dispositivo no cuadra con la del comienzo del examen.',
  },
} satisfies Record<string, ErrorEntry>;
