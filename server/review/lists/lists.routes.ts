import * as contract from '@atalaya/core/review/lists/lists.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/serve';
import { personalDataSections } from '../../profile/personal-data';
import { createList, deleteList, includeInList, listsOf, listsWith, readList, renameList } from './lists';
import { selectWholeLists } from './lists.queries';

export function listRoutes(app: FastifyInstance): void {
  app.kit.hooks.add(personalDataSections, 'listas_de_preguntas', {
    staff: 'may:support-users',
    tables: ['question_list', 'question_list_item'],
    read: selectWholeLists,
  });

  serve(app, contract.listQuestionLists, ({ identity }, kit) => listsOf(kit, identity.user.id));
  serve(app, contract.createQuestionList, ({ identity, body }, kit) => createList(kit, identity.user, body));
  serve(app, contract.renameQuestionList, ({ identity, params, body }, kit) =>
    renameList(kit, identity.user.id, params.id, body.name),
  );
  serve(app, contract.deleteQuestionList, ({ identity, params }, kit) =>
    deleteList(kit, identity.user.id, params.id),
  );
  serve(app, contract.readQuestionList, ({ identity, params, query }, kit) =>
    readList(kit, identity.user, params.id, query),
  );
  serve(app, contract.readListsOfQuestion, ({ identity, params }, kit) =>
    listsWith(kit, identity.user.id, params.id),
  );
  serve(app, contract.includeInList, ({ identity, params, body }, kit) =>
    includeInList(kit, identity.user, params, body.included),
  );
}
