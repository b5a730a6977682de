import { adminErrors } from './admin/admin.errors';
import { ambassadorsErrors } from './ambassadors/ambassadors.errors';
import { assistantErrors } from './assistant/assistant.errors';
import { authErrors } from './auth/auth.errors';
import { blocksErrors } from './blocks/blocks.errors';
import { blogErrors } from './blog/blog.errors';
import { briefingErrors } from './briefing/briefing.errors';
import { calendarErrors } from './calendar/calendar.errors';
import { checkoutErrors } from './checkout/checkout.errors';
import { coachingErrors } from './coaching/coaching.errors';
import { contactErrors } from './contact/contact.errors';
import { devicesErrors } from './devices/devices.errors';
import { effectsErrors } from './effects/effects.errors';
import { englishErrors } from './english/english.errors';
import type { ErrorEntry } from './error-entry';
import { examsErrors } from './exams/exams.errors';
import { fitnessErrors } from './fitness/fitness.errors';
import { forumErrors } from './forum/forum.errors';
import { coinsErrors } from './games/coins.errors';
import { gamesErrors } from './games/games.errors';
import { shopErrors } from './games/shop.errors';
import { interviewErrors } from './interview/interview.errors';
import { lawsErrors } from './laws/laws.errors';
import { podcastErrors } from './media/podcast/podcast.errors';
import { resourceErrors } from './media/resources/resources.errors';
import { messagesErrors } from './messages/messages.errors';
import { patrolsErrors } from './patrols/patrols.errors';
import { profileErrors } from './profile/profile.errors';
import { psychometricsErrors } from './psychometrics/psychometrics.errors';
import { pushErrors } from './push/push.errors';
import { ranksErrors } from './ranks/ranks.errors';
import { reviewErrors } from './review/review.errors';
import { storeErrors } from './store/store.errors';
import { successWallErrors } from './success-wall/success-wall.errors';
import { syllabusErrors } from './syllabus/syllabus.errors';
import { uploadsErrors } from './uploads/uploads.errors';
import { voiceRoomsErrors } from './voice-rooms/voice-rooms.errors';
import { wellbeingErrors } from './wellbeing/wellbeing.errors';

const platformErrors = {
  'request.invalid': { status: 400, sentence: 'Revisa los datos: hay algún campo que no es válido.' },
  'request.unauthenticated': { status: 401, sentence: 'Inicia sesión para continuar.' },
  'request.outside-file': { status: 416, sentence: 'El fichero no llega hasta ahí.' },
  'request.forbidden': { status: 403, sentence: 'No tienes permiso para hacer esto.' },
  'request.tier': { status: 403, sentence: 'Tu plan no incluye este contenido.' },
  'request.cross-site': {
    status: 403,
    sentence: 'La petición no viene de esta página. Recarga e inténtalo de nuevo.',
  },
  'request.not-found': { status: 404, sentence: 'No hemos encontrado lo que buscas.' },
  'request.too-large': { status: 413, sentence: 'El envío es demasiado grande.' },
  'request.unsupported-type': { status: 415, sentence: 'Ese tipo de archivo no se admite.' },
  'request.too-many': { status: 429, sentence: 'Demasiados intentos seguidos. Espera un momento.' },
  'server.failed': { status: 500, sentence: 'Algo ha fallado en el servidor. Inténtalo de nuevo.' },
  'server.no-space': {
    status: 507,
    sentence: 'El servidor no tiene espacio para guardarlo. Inténtalo de nuevo dentro de un rato.',
  },
  'server.busy': { status: 503, sentence: 'El servidor está ocupado. Inténtalo de nuevo en unos segundos.' },
} satisfies Record<string, ErrorEntry>;

/** Every error code of the API, as `feature.reason`. Each feature adds its table here. */
export const errors = {
  ...platformErrors,
  ...adminErrors,
  ...ambassadorsErrors,
  ...assistantErrors,
  ...authErrors,
  ...blocksErrors,
  ...blogErrors,
  ...briefingErrors,
  ...calendarErrors,
  ...checkoutErrors,
  ...coachingErrors,
  ...contactErrors,
  ...devicesErrors,
  ...effectsErrors,
  ...examsErrors,
  ...fitnessErrors,
  ...forumErrors,
  ...coinsErrors,
  ...gamesErrors,
  ...shopErrors,
  ...interviewErrors,
  ...lawsErrors,
  ...messagesErrors,
  ...patrolsErrors,
  ...podcastErrors,
  ...resourceErrors,
  ...profileErrors,
  ...englishErrors,
  ...psychometricsErrors,
  ...pushErrors,
  ...ranksErrors,
  ...reviewErrors,
  ...storeErrors,
  ...successWallErrors,
  ...syllabusErrors,
  ...wellbeingErrors,
  ...uploadsErrors,
  ...voiceRoomsErrors,
} satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errors;

/** Body of every error response. `fields` maps a field path to its validation message. */
export type ErrorBody = {
  code: ErrorCode;
  message: string;
  details?: { fields?: Record<string, string>; [key: string]: unknown };
};
