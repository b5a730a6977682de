import * as contract from '@atalaya/core/syllabus/reading/reading.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/serve';
import { personalDataSections } from '../../profile/personal-data';
import { heldOn } from '../held';
import { removeNoteAt } from './notes';
import { readerOf, readTerms } from './reading';
import { readProgress, readTopicState, saveNoteOf, savePlaceOf, saveSectionReadOf } from './reading-state';
import { selectReadingOf } from './reading-state.queries';

export function readingRoutes(app: FastifyInstance): void {
  app.kit.hooks.add(personalDataSections, 'lectura', {
    tables: ['reading_place', 'reading_section', 'reading_note'],
    read: selectReadingOf,
  });

  serve(app, contract.readReading, ({ identity }, { db }) => readProgress(db, identity.user.id));
  serve(app, contract.readTopicReading, ({ params, identity }, { db }) =>
    readTopicState(db, identity.user.id, params.id),
  );
  serve(app, contract.readTopicTerms, async ({ params, identity }, kit) =>
    readTerms(kit.db, readerOf(identity), params.id, await heldOn(kit, identity.user, params.id)),
  );
  serve(app, contract.savePlace, ({ params, body, identity }, kit) =>
    savePlaceOf(kit, identity.user, params.id, body),
  );
  serve(app, contract.saveSectionRead, ({ params, body, identity }, kit) =>
    saveSectionReadOf(kit, identity.user, params, body.isRead),
  );
  serve(app, contract.saveNote, ({ params, body, identity }, kit) =>
    saveNoteOf(kit, identity.user, params, body),
  );
  serve(app, contract.removeNote, ({ params, identity }, { db }) =>
    removeNoteAt(db, identity.user.id, { topic: params.id }, params.note),
  );
}
