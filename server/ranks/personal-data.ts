import type { PersonalDataSection } from '../profile/personal-data';
import { selectAwards, selectMeasures, selectRecordOf } from './ranks.queries';

export const rankData: PersonalDataSection = {
  staff: 'may:support-users',
  tables: ['rank_award', 'rank_measure', 'service_record'],
  read: async (db, userId) => ({
    hoja: (await selectRecordOf(db, userId)) ?? null,
    logros: await selectAwards(db, userId),
    medidas: (await selectMeasures(db, userId))?.measured ?? {},
  }),
};
