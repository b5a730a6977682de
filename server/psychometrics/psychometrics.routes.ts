import * as admin from '@atalaya/core/psychometrics/admin/psychometrics.contract';
import * as contract from '@atalaya/core/psychometrics/psychometrics.contract';
import type { FastifyInstance } from 'fastify';
import { serveResource } from '../admin/resource/serve-resource';
import { contentSources } from '../content/content-source';
import { serve } from '../platform/serve';
import { personalDataSections } from '../profile/personal-data';
import { entryAdmin, previewItem, reportAdmin, typeAdmin } from './admin/psychometrics';
import { readBattery, startBattery } from './battery';
import { selectAllBatteries, selectAllBatteryItems } from './battery.queries';
import { closeOne, flagItem, saveAnswer } from './battery-answers';
import { handIn } from './hand-in';
import { answerPracticeItem, drawPracticeItem } from './practice';
import { selectAbilities, selectAllPractice, selectAllReports } from './psychometrics.queries';
import { psychometricsSource } from './psychometrics-source';
import { reportItem } from './reports';
import { readOverview, readResult } from './results';

export function psychometricsRoutes(app: FastifyInstance): void {
  app.kit.hooks.add(contentSources, 'psychometrics', psychometricsSource);
  app.kit.hooks.add(personalDataSections, 'psicotecnicos', {
    staff: 'may:support-users',
    tables: [
      'psychometric_practice',
      'psychometric_ability',
      'psychometric_battery',
      'psychometric_battery_item',
      'psychometric_result',
      'psychometric_report',
    ],
    read: async (db, userId) => ({
      practica: await selectAllPractice(db, userId),
      nivel: await selectAbilities(db, userId),
      baterias: await selectAllBatteries(db, userId),
      respuestas: await selectAllBatteryItems(db, userId),
      avisos: await selectAllReports(db, userId),
    }),
  });

  serveResource(app, entryAdmin);
  serveResource(app, typeAdmin);
  serveResource(app, reportAdmin);
  serve(app, admin.previewItem, ({ query }, kit) => previewItem(kit, query));
  serve(app, contract.readOverview, ({ identity }, kit) => readOverview(kit, identity.user));
  serve(app, contract.drawPracticeItem, ({ identity, body }, kit) =>
    drawPracticeItem(kit, identity.user, body.type),
  );
  serve(app, contract.answerPracticeItem, ({ identity, params, body }, kit) =>
    answerPracticeItem(kit, identity.user.id, params.id, body),
  );
  serve(app, contract.reportItem, ({ identity, body }, kit) => reportItem(kit, identity.user.id, body));
  serve(app, contract.startBattery, ({ identity, body }, kit) =>
    startBattery(kit, identity.user.id, body.form),
  );
  serve(app, contract.readBattery, ({ identity, params }, kit) =>
    readBattery(kit, identity.user.id, params.id),
  );
  serve(app, contract.saveBatteryAnswer, ({ identity, params, body }, kit) =>
    saveAnswer(kit, identity.user.id, params.id, { position: params.position, ...body }),
  );
  serve(app, contract.flagBatteryItem, ({ identity, params, body }, kit) =>
    flagItem(kit, identity.user.id, params.id, params.position, body.flagged),
  );
  serve(app, contract.closeBatterySection, ({ identity, params, body }, kit) =>
    closeOne(kit, identity.user.id, params.id, body),
  );
  serve(app, contract.handInBattery, ({ identity, params, body }, kit) =>
    handIn(kit, identity.user.id, params.id, body),
  );
  serve(app, contract.readBatteryResult, ({ identity, params }, kit) =>
    readResult(kit, identity.user.id, params.id),
  );
}
