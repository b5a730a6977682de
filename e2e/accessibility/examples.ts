/** An address for each pattern with a parameter. */
export const examples: Record<string, string> = {
  '/invitacion/:code': '/invitacion/no-existe',
  '/blog/:id': '/blog/24',
  '/pildora/:id': '/pildora/seis-horas-para-identificar',
  '/infografia/:id': '/infografia/plazos-de-la-detencion',
  '/3d-procedimiento/:id': '/3d-procedimiento/limpieza-del-arma',
  '/explicacion-animada/:id': '/explicacion-animada/iter-criminis',
  '/foro/categoria/:id': '/foro/categoria/1',
  '/foro/tema/:id': '/foro/tema/1',
  '/foro/demo-threaded/:topicId?': '/foro/demo-threaded/1',
  '/codificado/:law': '/codificado/habeas-corpus',
  '/codificado/:law/:article': '/codificado/habeas-corpus/8',
  '/legal/:slug': '/legal/aviso-legal',
  '/protocolos/:slug': '/protocolos/accidentes',
  '/producto/:id': '/producto/pack-esquemas',
  '/*': '/ruta-que-no-existe',
  '/legacy/foro/tema/:id': '/legacy/foro/tema/1',
  '/campus-estudio/ingles/leccion/:id': '/campus-estudio/ingles/leccion/l02',
  '/campus-estudio/entrenamiento/sesion/:key': '/campus-estudio/entrenamiento/sesion/2026-11-18',
  '/juego-flashcard-premium/:topicId': '/juego-flashcard-premium/1',
  '/campus-estudio/psicotecnicos/practica/:type': '/campus-estudio/psicotecnicos/practica/figure-series',
  '/campus-estudio/temario/:topic/:section?': '/campus-estudio/temario/tema-6',
  '/campus-estudio/temario/:topic/tablero': '/campus-estudio/temario/6/tablero',
  '/campus-estudio/plus-content/:id': '/campus-estudio/plus-content/6',
  '/campus-estudio/temario/*': '/campus-estudio/temario/cualquiera/otra',
  '/admin/ingles/:part': '/admin/ingles/vocabulario',
  '/admin/flashcards/tema/:id': '/admin/flashcards/tema/1',
  '/admin/premium/tema/:id': '/admin/premium/tema/1',
};

/** These need a story of several people or steps first: the journey that tells it asks axe there. */
export const elsewhere: Record<string, string> = {
  '/foro/moderacion/:id': 'forum/moderation.spec.ts',
  '/h/:token': 'ranks/ranks.spec.ts',
  '/producto/:id/leer': 'store.spec.ts',
  '/test/:id/resultado': 'exams.spec.ts',
  '/test/:id/repaso': 'exams.spec.ts',
  '/campus-estudio/ingles/vocabulario/:id': 'english/english.spec.ts',
  '/preparador/candidatos/:userId': 'coaching/coaching.spec.ts',
  '/preparador/ensayos/:id': 'coaching/coaching.spec.ts',
  '/campus-estudio/juegos/duelos/:token': 'games/duels.spec.ts',
  '/campus-estudio/entrevista/:id/informe': 'interview/interview.spec.ts',
  '/campus-estudio/mensajes/:threadId': 'messages/messages.spec.ts',
  '/campus-estudio/psicotecnicos/bateria/:id': 'psychometrics/psychometrics.spec.ts',
  '/campus-estudio/psicotecnicos/bateria/:id/resultado': 'psychometrics/psychometrics.spec.ts',
  '/campus-estudio/salas-voz/:roomId': 'voice-rooms/voice-rooms.spec.ts',
  '/admin/boletin/envios/:id': 'contact.spec.ts',
  '/admin/entrevistas/:id': 'interview/interview.spec.ts',
};

/** The objects that the sweep makes through the API. */
export type Made = { exam: string; list: string; play: string; interview: string; user: string };

export const madeExamples = ({ exam, list, play, interview, user }: Made): Record<string, string> => ({
  '/test/:id': `/test/${exam}`,
  '/campus-estudio/listas/:id': `/campus-estudio/listas/${list}`,
  '/campus-estudio/juegos/partida/:id': `/campus-estudio/juegos/partida/${play}`,
  '/campus-estudio/entrevista/:id': `/campus-estudio/entrevista/${interview}`,
  '/admin/usuarios/:userId': `/admin/usuarios/${user}`,
  '/admin/usuarios/:userId/plan': `/admin/usuarios/${user}/plan`,
  '/admin/usuarios/:userId/pedidos': `/admin/usuarios/${user}/pedidos`,
  '/admin/usuarios/:userId/examenes': `/admin/usuarios/${user}/examenes`,
  '/admin/usuarios/:userId/mensajes': `/admin/usuarios/${user}/mensajes`,
  '/admin/usuarios/:userId/dispositivos': `/admin/usuarios/${user}/dispositivos`,
  '/admin/usuarios/:userId/historial': `/admin/usuarios/${user}/historial`,
});

/** No pages: data for other programs. */
export const feeds = ['/blog/rss.xml', '/search-index.json'];
