import type { ErrorEntry } from '../error-entry';

export const coachingErrors = {
  'coaching.not-candidate': {
    status: 403,
    sentence: 'El acompañamiento es de las plazas de Elite. Tu plan no la tiene ahora mismo.',
  },
  'coaching.ended': {
    status: 409,
    sentence: 'Tu plaza de Elite ha terminado: puedes leer tu historial, pero no cambiarlo.',
  },
  'coaching.no-coach': {
    status: 409,
    sentence: 'Todavía no tienes preparador. Te avisaremos en cuanto se te asigne.',
  },
  'coaching.no-such-candidate': {
    status: 404,
    sentence: 'Esa persona no está entre tus candidatos ahora mismo.',
  },
  'coaching.not-shared': { status: 403, sentence: 'La persona candidata no comparte eso contigo.' },
  'coaching.slot-taken': {
    status: 409,
    sentence: 'Esa hora la acaba de reservar otra persona. Elige otra: no se ha reservado nada.',
  },
  'coaching.slot-past': { status: 409, sentence: 'Esa hora ya ha pasado. Elige otra.' },
  'coaching.no-such-slot': { status: 404, sentence: 'Esa hora ya no está libre. Elige otra.' },
  'coaching.slots-overlap': {
    status: 409,
    sentence: 'Alguna de esas horas se cruza con otra que ya tienes. No se ha añadido ninguna.',
  },
  'coaching.slot-booked': { status: 409, sentence: 'Esa hora está reservada: cancela antes la llamada.' },
  'coaching.call-booked': {
    status: 409,
    sentence: 'Ya tienes una llamada reservada. Muévela o cancélala para elegir otra hora.',
  },
  'coaching.no-such-call': { status: 404, sentence: 'Esa llamada ya no está reservada.' },
  'coaching.too-late': {
    status: 409,
    sentence:
      'Faltan menos de 12 horas: la llamada ya no se puede mover ni cancelar. Escribe a tu preparador.',
  },
  'coaching.too-far': { status: 400, sentence: 'Como mucho con sesenta días de antelación.' },
  'coaching.week-closed': { status: 409, sentence: 'El seguimiento de esa semana ya no se puede escribir.' },
  'coaching.already-answered': {
    status: 409,
    sentence: 'Tu preparador ya ha contestado a este seguimiento: se queda como está.',
  },
  'coaching.nothing-to-answer': { status: 409, sentence: 'Esa semana no tiene nada que contestar.' },
  'coaching.week-over': { status: 409, sentence: 'Esa semana ya ha terminado: su plan no se cambia.' },
  'coaching.no-such-template': { status: 404, sentence: 'Esa plantilla ya no está.' },
  'coaching.too-many-templates': { status: 409, sentence: 'Tienes muchas plantillas. Borra alguna antes.' },
  'coaching.no-such-note': { status: 404, sentence: 'Esa nota ya no está.' },
  'coaching.no-such-coach': { status: 404, sentence: 'Esa persona no es preparadora.' },
  'coaching.coach-full': { status: 409, sentence: 'Ese preparador no tiene plazas libres.' },
  'coaching.same-coach': { status: 409, sentence: 'Ya es su preparador.' },
  'coaching.already-coach': { status: 409, sentence: 'Esa persona ya es preparadora.' },
  'coaching.no-such-account': { status: 404, sentence: 'No hay ninguna cuenta con ese nombre de usuario.' },
  'coaching.has-candidates': {
    status: 409,
    sentence: 'Todavía tiene candidatos. Asígnalos antes a otra persona.',
  },
  'coaching.below-load': { status: 409, sentence: 'Ya tiene más candidatos que esas plazas.' },
  'coaching.not-waiting': { status: 409, sentence: 'No estás en la lista de espera.' },
  'coaching.has-place': { status: 409, sentence: 'Ya tienes una plaza de Elite: no te hace falta la lista.' },
  'coaching.places-free': {
    status: 409,
    sentence: 'Hay plazas libres ahora mismo: puedes elegir Elite sin esperar.',
  },
  'coaching.missed-place': {
    status: 409,
    sentence: 'Dejaste pasar una plaza hace menos de un mes: podrás volver a apuntarte cuando se cumpla.',
  },
  'coaching.network-waits': {
    status: 429,
    sentence:
      'Desde tu red ya se ha apuntado alguien esta semana. Prueba desde otra conexión o más adelante.',
  },
  'coaching.not-asked': { status: 409, sentence: 'Aún no toca valorar ese mes.' },
} satisfies Record<string, ErrorEntry>;
