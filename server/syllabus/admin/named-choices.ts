import type { Choice } from '@atalaya/core/admin/resource';
import type { Db } from '../../platform/db';
import { selectLawNames, selectSectionNames, selectTopicNames } from './admin.queries';

/** Topics, sections and laws by their names, for the audit log. */
export const placeChoices = {
  topic: async (db: Db): Promise<Choice[]> =>
    (await selectTopicNames(db)).map(({ number, shortTitle }) => ({
      value: String(number),
      label: `${number}. ${shortTitle}`,
    })),
  section: async (db: Db): Promise<Choice[]> =>
    (await selectSectionNames(db)).map(({ topic, id, title }) => ({
      value: id,
      label: title,
      under: String(topic),
    })),
  'reference.law': async (db: Db): Promise<Choice[]> =>
    (await selectLawNames(db)).map(({ id, shortName }) => ({ value: id, label: shortName })),
};
