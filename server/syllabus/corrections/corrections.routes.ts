import * as contract from '@atalaya/core/syllabus/questions/corrections.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/serve';
import { personalDataSections } from '../../profile/personal-data';
import { correctionLog, correctQuestion, restoreVersion, versionsOf } from './corrections';
import { keyImpact } from './key-corrections';
import { closeOpenReport, ownReports, sendReport } from './reports';
import { selectReportsBy } from './reports.queries';

const ALL = 10_000;

export function correctionRoutes(app: FastifyInstance): void {
  app.kit.hooks.add(personalDataSections, 'avisos_de_preguntas', {
    staff: 'may:support-users',
    tables: ['question_report'],
    read: async (db, userId) => (await selectReportsBy(db, userId, ALL, 0)).items,
  });

  serve(app, contract.listCorrections, ({ query }, { db }) => correctionLog(db, query));
  serve(app, contract.reportQuestion, ({ params, body, identity }, kit) =>
    sendReport(kit, identity.user.id, params.id, body),
  );
  serve(app, contract.listOwnReports, ({ query, identity }, { db }) =>
    ownReports(db, identity.user.id, query),
  );
  serve(app, contract.closeReport, ({ params, body, identity }, kit) =>
    closeOpenReport(kit, identity.user.id, params.id, body),
  );
  serve(app, contract.correctQuestion, ({ params, body, identity }, kit) =>
    correctQuestion(kit, identity.user.id, params.id, body),
  );
  serve(app, contract.readKeyImpact, ({ params }, { db, hooks }) => keyImpact(hooks, db, params.id));
  serve(app, contract.restoreVersion, ({ params, body, identity }, kit) =>
    restoreVersion(kit, identity.user.id, params, body.reason),
  );
  serve(app, contract.listVersions, ({ params }, { db }) => versionsOf(db, params.id));
}
