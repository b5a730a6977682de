import { REVIEW_LIST } from '@atalaya/core/assistant/assistant';
import * as contract from '@atalaya/core/assistant/assistant.contract';
import type { FastifyInstance } from 'fastify';
import { networkOfCall } from '../platform/network-of-call';
import { serve } from '../platform/serve';
import { personalDataSections } from '../profile/personal-data';
import { addToNamedList } from '../review/lists/named-list';
import { adviceFor, ask, forgetExchange } from './assistant';
import { personalDataOf, removeExchanges, selectExchanges } from './assistant.queries';
import { reportAnswer } from './report-answer';
import { contentHasChanged, contentIndex } from './search-index';
import { sendWritten, stateFor } from './written-answer';

export function assistantRoutes(app: FastifyInstance): void {
  app.kit.hooks.add(personalDataSections, 'asistente', {
    tables: ['assistant_exchange', 'assistant_use'],
    read: personalDataOf,
  });
  app.kit.events.on('pages.changed', () => contentHasChanged(app.kit.db));

  serve(app, contract.askAssistant, ({ identity, body }, kit) =>
    ask(kit, identity, body.assistant, body.question),
  );
  serve(app, contract.writeAnswer, ({ identity, body, reply }, kit) =>
    sendWritten(kit, identity, body.question, reply),
  );
  serve(app, contract.readAssistantState, ({ identity }, kit) => {
    // The page asks this when it opens: the index is then ready when the question is written.
    contentIndex(kit).catch(() => {});
    return stateFor(kit, identity);
  });
  serve(
    app,
    contract.listExchanges,
    async ({ identity, query }, { db }) => await selectExchanges(db, identity.user.id, query.assistant),
  );
  serve(app, contract.deleteExchange, ({ identity, params }, kit) =>
    forgetExchange(kit, identity.user.id, params.id),
  );
  serve(app, contract.deleteExchanges, async ({ identity, query }, { db }) => {
    await removeExchanges(db, identity.user.id, query.assistant);
  });
  serve(app, contract.addToReview, ({ identity, body }, kit) =>
    addToNamedList(kit, identity.user, { name: REVIEW_LIST, ...body }),
  );
  serve(app, contract.reportAnswer, async ({ identity, params, body, request }, kit) => {
    await reportAnswer(kit, identity.user, {
      id: params.id,
      text: body.text,
      network: networkOfCall(request),
    });
    return { status: 'received' as const };
  });
  serve(app, contract.readAdvice, ({ identity }, kit) => adviceFor(kit, identity));
}
