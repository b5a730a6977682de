import type { PersonalDataSection } from '../profile/personal-data';
import { selectCalls, selectSlots } from './calls.queries';
import { cancelAll } from './cancelling';
import { selectCheckIns, selectRatings } from './check-ins.queries';
import { releaseCandidatesOf, selectCoach, selectCoaching, selectQuestionnaire } from './coaching.queries';
import { selectNotes } from './notes.queries';
import { selectAllWeeks, selectTemplates } from './plan.queries';
import { selectWait } from './waiting.queries';

/** A coach's private notes are data about the candidate, so they are in the download (GDPR, art. 15). */
export const coachingData: PersonalDataSection = {
  tables: [
    'coach',
    'coaching',
    'coaching_questionnaire',
    'coaching_week',
    'coaching_check_in',
    'coaching_note',
    'coaching_template',
    'coaching_wait',
    'coaching_rating',
    'coaching_slot',
    'coaching_call',
  ],
  read: async (db, userId) => ({
    plaza: (await selectCoaching(db, userId)) ?? null,
    cuestionario: (await selectQuestionnaire(db, userId)) ?? null,
    plan: await selectAllWeeks(db, userId),
    seguimientos: await selectCheckIns(db, userId),
    llamadas: await selectCalls(db, userId),
    notas: (await selectNotes(db, userId, { withPrivate: true })).map(({ authorId, ...note }) => ({
      ...note,
      escrita_por: authorId === userId ? 'ti' : 'tu preparador',
    })),
    valoraciones: await selectRatings(db, userId),
    lista_de_espera: (await selectWait(db, userId)) ?? null,
    preparador: (await selectCoach(db, userId)) ?? null,
    horas_ofrecidas: await selectSlots(db, userId, new Date(0)),
    plantillas: await selectTemplates(db, userId),
  }),
  // The rooms of cancelled calls go with their host, or are closed when nobody comes.
  erase: async (kit, db, userId) => {
    await cancelAll(kit, db, { coachId: userId });
    await releaseCandidatesOf(db, userId);
  },
};
