import * as calm from '@atalaya/core/wellbeing/calm/calm.contract';
import * as diary from '@atalaya/core/wellbeing/diary/diary.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/serve';
import { personalDataSections } from '../profile/personal-data';
import { readCalm, saveCalmSession } from './calm';
import { diaryText, readDiary, saveDiaryEntry, setDiaryConsent, wholeDiary } from './diary';
import { nutritionRoutes } from './nutrition/nutrition.routes';
import {
  deleteCalmOf,
  deleteDiaryEntryOf,
  deleteDiaryOf,
  selectCalm,
  selectConsent,
} from './wellbeing.queries';

export function wellbeingRoutes(app: FastifyInstance): void {
  const { keys } = app.kit;
  nutritionRoutes(app);
  app.kit.hooks.add(personalDataSections, 'calma_y_diario', {
    tables: ['calm_session', 'diary_consent', 'diary_entry'],
    read: async (db, userId) => ({
      sesiones_de_calma: await selectCalm(db, userId),
      consentimiento_del_diario: await selectConsent(db, userId),
      diario: await wholeDiary({ db, keys }, userId),
    }),
  });

  serve(app, calm.readCalm, ({ identity }, kit) => readCalm(kit, identity.user.id));
  serve(app, calm.saveCalmSession, ({ identity, params, body }, kit) =>
    saveCalmSession(kit, identity.user.id, params.id, body),
  );
  serve(app, calm.deleteCalm, ({ identity }, { db }) => deleteCalmOf(db, identity.user.id));

  serve(app, diary.readDiary, ({ identity, query }, kit) => readDiary(kit, identity.user.id, query));
  serve(app, diary.saveDiaryEntry, ({ identity, params, body }, kit) =>
    saveDiaryEntry(kit, identity.user.id, params.id, body),
  );
  serve(app, diary.deleteDiaryEntry, ({ identity, params }, { db }) =>
    deleteDiaryEntryOf(db, identity.user.id, params.id),
  );
  serve(app, diary.setDiaryConsent, ({ identity, body }, kit) =>
    setDiaryConsent(kit, identity.user.id, body.granted),
  );
  serve(app, diary.deleteDiary, ({ identity }, { db }) => deleteDiaryOf(db, identity.user.id));
  serve(app, diary.exportDiary, async ({ identity, reply }, kit) => {
    const file = await diaryText(kit, identity.user.id);
    await reply
      .type('text/markdown; charset=utf-8')
      .header('content-disposition', 'attachment; filename="diario.md"')
      .header('cache-control', 'private, no-store')
      .send(file);
  });
}
