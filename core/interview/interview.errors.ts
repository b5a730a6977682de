import type { ErrorEntry } from '../error-entry';

export const interviewErrors = {
  'interview.no-questions': { status: 409, sentence: 'No hay preguntas de esas competencias.' },
  'interview.wrong-dimension': {
    status: 400,
    sentence: 'Esa respuesta no se valora en todo lo que has marcado.',
  },
  'interview.not-answered': { status: 409, sentence: 'Responde y valórate antes de enviar la grabación.' },
  'interview.in-review': {
    status: 409,
    sentence: 'Esta respuesta ya se ha enviado a revisión: su valoración no se puede cambiar.',
  },
  'interview.already-sent': { status: 409, sentence: 'Esta grabación ya está enviada.' },
  'interview.queue-full': {
    status: 409,
    sentence: 'Ya tienes cinco grabaciones esperando revisión. Envía esta cuando te contesten alguna.',
  },
  'interview.too-large': { status: 413, sentence: 'La grabación pasa de 200 MB.' },
  'interview.too-long': { status: 409, sentence: 'La grabación dura más de diez minutos.' },
  'interview.wrong-type': {
    status: 415,
    sentence: 'El archivo no es una grabación de las que hace el simulador.',
  },
  'interview.wrong-chunk': {
    status: 409,
    sentence: 'Ese trozo no es el que falta. Vuelve a enviar la grabación y seguirá donde se cortó.',
  },
  'interview.incomplete': {
    status: 409,
    sentence: 'Faltan trozos de la grabación. Vuelve a enviarla y seguirá donde se cortó.',
  },
  'interview.claimed': { status: 409, sentence: 'Otra persona está revisando esta grabación.' },
  'interview.not-claimed': { status: 409, sentence: 'Toma la grabación antes de revisarla.' },
  'interview.not-in-queue': { status: 409, sentence: 'Esta grabación ya no está en la cola.' },
  'interview.comment-outside': {
    status: 400,
    sentence: 'Hay un comentario en un segundo que la grabación no tiene.',
  },
} satisfies Record<string, ErrorEntry>;
