import { asc, eq } from 'drizzle-orm';
import type { PersonalDataSection } from '../profile/personal-data';
import { levelTest, reviewLog, studyDay, studyItem, studySent, studyTime, studyTopic } from './review.tables';

/** The log, and everything derived from it. */
export const studyData: PersonalDataSection = {
  staff: 'may:support-users',
  tables: [
    'review_log',
    'study_item',
    'study_day',
    'study_time',
    'study_topic',
    'study_change',
    'study_sent',
    'level_test',
  ],
  read: async (db, userId) => ({
    respuestas: await db
      .select()
      .from(reviewLog)
      .where(eq(reviewLog.userId, userId))
      .orderBy(asc(reviewLog.at)),
    memoria: await db.select().from(studyItem).where(eq(studyItem.userId, userId)),
    dias: await db.select().from(studyDay).where(eq(studyDay.userId, userId)),
    tiempo_en_salas: await db.select().from(studyTime).where(eq(studyTime.userId, userId)),
    temas: await db.select().from(studyTopic).where(eq(studyTopic.userId, userId)),
    enviado_por_dispositivo: await db
      .select({ hasta: studySent.newestAt })
      .from(studySent)
      .where(eq(studySent.userId, userId)),
    pruebas_de_nivel: await db.select().from(levelTest).where(eq(levelTest.userId, userId)),
  }),
};
