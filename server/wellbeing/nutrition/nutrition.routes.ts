import { mondayOf } from '@atalaya/core/review/days';
import * as contract from '@atalaya/core/wellbeing/nutrition/nutrition.contract';
import type { FastifyInstance } from 'fastify';
import { contentSources } from '../../content/content-source';
import { serve } from '../../platform/serve';
import { personalDataSections } from '../../profile/personal-data';
import { dishOptions, planOne, planWeek, saveGlasses, swapDish } from './menus';
import { deleteNutritionOf } from './nutrition.queries';
import { nutritionSource } from './nutrition-source';
import { deleteBody, saveBody, saveSettings, saveShopping } from './profile';
import { nutritionExport, readWeek } from './week';

export function nutritionRoutes(app: FastifyInstance): void {
  const { keys } = app.kit;
  app.kit.hooks.add(contentSources, 'nutrition', nutritionSource);
  app.kit.hooks.add(personalDataSections, 'alimentacion', {
    tables: ['nutrition_profile', 'nutrition_day'],
    read: (db, userId) => nutritionExport({ db, keys }, userId),
  });

  serve(app, contract.readNutrition, ({ identity, query }, kit) =>
    readWeek(kit, identity.user.id, query.week),
  );
  serve(app, contract.saveNutritionSettings, ({ identity, body }, kit) =>
    saveSettings(kit, identity.user.id, body),
  );
  serve(app, contract.saveNutritionBody, ({ identity, body }, kit) => saveBody(kit, identity.user.id, body));
  serve(app, contract.deleteNutritionBody, ({ identity }, kit) => deleteBody(kit, identity.user.id));
  serve(app, contract.planNutritionDay, ({ identity, params, body }, kit) =>
    planOne(kit, identity.user.id, params.day, body),
  );
  serve(app, contract.planNutritionWeek, ({ identity, params }, kit) =>
    planWeek(kit, identity.user.id, params.day),
  );
  serve(app, contract.listDishOptions, ({ identity, params }, kit) =>
    dishOptions(kit, identity.user.id, params.day, params.slot),
  );
  serve(app, contract.swapDish, ({ identity, params, body }, kit) =>
    swapDish(kit, identity.user.id, params.day, params.slot, body.dish),
  );
  serve(app, contract.saveGlasses, ({ identity, params, body }, kit) =>
    saveGlasses(kit, identity.user.id, params.day, body.glasses),
  );
  serve(app, contract.saveShopping, ({ identity, params, body }, kit) =>
    saveShopping(kit, identity.user.id, { week: mondayOf(params.day), ...body }),
  );
  serve(app, contract.deleteNutrition, ({ identity }, kit) =>
    kit.db.transaction((tx) => deleteNutritionOf(tx, identity.user.id)),
  );
}
