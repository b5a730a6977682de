import type { ErrorEntry } from '../error-entry';

export const forumErrors = {
  'forum.no-such-topic': { status: 404, sentence: 'Ese tema no existe o ya no está.' },
  'forum.no-such-post': { status: 404, sentence: 'Esa respuesta no existe o ya no está.' },
  'forum.no-such-category': { status: 404, sentence: 'Esa categoría no existe.' },
  'forum.closed': { status: 409, sentence: 'El tema está cerrado: se puede leer, pero no responder.' },
  'forum.edit-window': { status: 409, sentence: 'Ya no se puede cambiar: ha pasado el plazo para editar.' },
  'forum.restore-window': { status: 409, sentence: 'Ya no se puede recuperar.' },
  'forum.filtered': { status: 400, sentence: 'Lleva algo que en el foro no se admite.' },
  'forum.repeated': { status: 409, sentence: 'Eso mismo lo acabas de publicar.' },
  'forum.too-fast': { status: 429, sentence: 'Vas muy deprisa. Espera unos segundos y vuelve a enviarlo.' },
  'forum.daily-limit': {
    status: 429,
    sentence: 'Has llegado al máximo de hoy. El límite sube según lees y participas.',
  },
  'forum.too-many-links': { status: 400, sentence: 'Lleva demasiados enlaces para una cuenta nueva.' },
  'forum.too-much-layout': { status: 400, sentence: 'Lleva demasiado formato para guardarlo.' },
  'forum.too-many-images': { status: 400, sentence: 'Lleva demasiadas imágenes.' },
  'forum.no-images-yet': {
    status: 403,
    sentence: 'Podrás poner imágenes cuando lleves un día en el foro y hayas leído cinco temas.',
  },
  'forum.too-many-mentions': { status: 400, sentence: 'Llama a menos personas: avisaría a demasiadas.' },
  'forum.has-replies': {
    status: 409,
    sentence: 'Ya tiene respuestas de otros: puedes cambiarla, pero no borrarla.',
  },
  'forum.own-report': { status: 409, sentence: 'Es tuyo: puedes cambiarlo o borrarlo.' },
  'forum.too-many-reports': { status: 429, sentence: 'Has avisado de muchos mensajes hoy. Sigue mañana.' },
  'forum.already-decided': { status: 409, sentence: 'Este caso ya está decidido.' },
  'forum.no-appeal': { status: 409, sentence: 'Esta decisión ya no se puede recurrir.' },
  'forum.banned': {
    status: 403,
    sentence:
      'Ahora no puedes participar en la comunidad. El motivo, el plazo y cómo recurrir están en tus avisos.',
  },
  'forum.no-author': { status: 409, sentence: 'Su autor ya no tiene cuenta, o es del equipo.' },
  'forum.already-banned': { status: 409, sentence: 'Ya tiene una expulsión propuesta o en vigor.' },
  'forum.same-moderator': {
    status: 409,
    sentence: 'La propusiste tú: la tiene que confirmar otra persona del equipo.',
  },
  'forum.too-soon': {
    status: 409,
    sentence: 'Nadie más modera ahora: puedes confirmarla cuando pase un día desde que la propusiste.',
  },
  'forum.not-banned': { status: 409, sentence: 'Esa expulsión ya no está en vigor.' },
  'forum.own-post': { status: 409, sentence: 'Es tuya: no puedes reaccionar a lo que escribes.' },
  'forum.not-the-asker': { status: 403, sentence: 'Solo quien preguntó puede marcar la solución.' },
} satisfies Record<string, ErrorEntry>;
