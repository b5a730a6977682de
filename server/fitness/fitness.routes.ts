import * as contract from '@atalaya/core/fitness/fitness.contract';
import * as training from '@atalaya/core/fitness/training/training.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/serve';
import { personalDataSections } from '../profile/personal-data';
import { fitnessCsv, planFile } from './files';
import {
  deleteEntryRow,
  deleteInjuryRow,
  deleteResultRow,
  selectInjuries,
  selectLog,
  selectResults,
  selectSettings,
  upsertSettings,
} from './fitness.queries';
import { readFitness, saveResult } from './results';
import { importRuns } from './runs/import-runs';
import { deletePlan, readTraining, saveEntry, saveInjury, savePlan, setHealthConsent } from './training';

export function fitnessRoutes(app: FastifyInstance): void {
  app.kit.hooks.add(personalDataSections, 'preparacion_fisica', {
    tables: ['fitness_settings', 'fitness_mark', 'training_log', 'training_injury'],
    // With pain, sleep and injuries.
    read: async (db, userId) => ({
      ajustes: (await selectSettings(db, userId)) ?? null,
      marcas: await selectResults(db, userId),
      entrenamientos: await selectLog(db, userId),
      lesiones: await selectInjuries(db, userId),
    }),
  });

  serve(app, contract.readFitness, ({ identity }, kit) => readFitness(kit, identity.user.id));
  serve(app, contract.chooseTable, ({ identity, body }, { db }) =>
    upsertSettings(db, identity.user.id, { officialTable: body.table }),
  );
  serve(app, contract.saveResult, ({ identity, params, body }, kit) =>
    saveResult(kit, identity.user.id, params.id, body),
  );
  serve(app, contract.deleteResult, ({ identity, params }, { db }) =>
    deleteResultRow(db, identity.user.id, params.id),
  );

  serve(app, training.readTraining, ({ identity }, kit) => readTraining(kit, identity.user.id));
  serve(app, training.savePlan, ({ identity, body }, kit) => savePlan(kit, identity.user.id, body));
  serve(app, training.deletePlan, ({ identity }, kit) => deletePlan(kit, identity.user.id));
  serve(app, training.setHealthConsent, ({ identity, body }, kit) =>
    setHealthConsent(kit, identity.user.id, body.granted),
  );
  serve(app, training.saveInjury, ({ identity, params, body }, kit) =>
    saveInjury(kit, identity.user.id, params.id, body),
  );
  serve(app, training.deleteInjury, ({ identity, params }, { db }) =>
    deleteInjuryRow(db, identity.user.id, params.id),
  );
  serve(app, training.saveEntry, ({ identity, params, body }, kit) =>
    saveEntry(kit, identity.user.id, params.id, body),
  );
  serve(app, training.deleteEntry, ({ identity, params }, { db }) =>
    deleteEntryRow(db, identity.user.id, params.id),
  );
  serve(app, training.importRuns, ({ identity, file }, kit) => importRuns(kit, identity.user.id, file));
  serve(app, training.exportFitness, async ({ identity, query, reply }, kit) => {
    const file = await fitnessCsv(kit, identity.user.id, query.part);
    await reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${query.part}.csv"`)
      .send(file);
  });
  serve(app, training.readPlanFile, async ({ identity, reply }, kit) => {
    const file = await planFile(kit, identity.user.id);
    await reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="entrenamiento.ics"')
      .header('cache-control', 'private, no-cache')
      .send(file);
  });
}
