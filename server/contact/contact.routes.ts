import * as contact from '@atalaya/core/contact/contact.contract';
import * as newsletter from '@atalaya/core/contact/newsletter.contract';
import type { FastifyInstance } from 'fastify';
import { dashboardPanels } from '../admin/dashboard-panels';
import { findRecord } from '../auth/accounts';
import { deleteEmailsAbout } from '../platform/mail/mail';
import { networkOfCall } from '../platform/network-of-call';
import { serve } from '../platform/serve';
import { personalDataSections } from '../profile/personal-data';
import {
  answer,
  changeState,
  deleteForGood,
  messageForAdmin,
  messagesForAdmin,
  messagesOfUser,
  receiveMessage,
} from './contact';
import { forgetMessagesFrom, messagesOf } from './contact.queries';
import { messagePanel, newsletterPanel } from './dashboard-panels';
import { mailingJobs } from './mailing-jobs';
import { forgetRecipient, mailingsTo } from './mailings.queries';
import { mailingRoutes } from './mailings.routes';
import {
  askForNewsletter,
  confirm,
  forgetSubscriber,
  subscribersFile,
  subscribersForAdmin,
} from './newsletter';
import { forgetSubscription, subscriptionOf } from './newsletter.queries';
import { unsubscribe } from './unsubscribe';

export async function contactRoutes(app: FastifyInstance): Promise<void> {
  app.kit.hooks.add(personalDataSections, 'contacto_y_boletin', {
    staff: 'may:support-users',
    tables: ['contact_message', 'mailing_recipient'],
    read: async (db, userId) => {
      const account = await findRecord(db, userId);
      if (!account) return {};
      return {
        mensajes: await messagesOf(db, userId, account.email),
        boletin: await subscriptionOf(db, account.email),
        envios: await mailingsTo(db, account.email),
      };
    },
    erase: async (_kit, db, userId) => {
      const account = await findRecord(db, userId);
      if (!account) return;
      const messages = await forgetMessagesFrom(db, userId, account.email);
      await deleteEmailsAbout(
        db,
        messages.map(({ id }) => id),
      );
      await forgetSubscription(db, account.email);
      await forgetRecipient(db, account.email);
    },
  });
  app.kit.hooks.add(dashboardPanels, 'contact', messagePanel);
  app.kit.hooks.add(dashboardPanels, 'newsletter', newsletterPanel);
  await mailingJobs(app.kit);
  mailingRoutes(app);

  serve(app, contact.sendMessage, async ({ identity, body, request }, kit) => {
    const sender = { userId: identity?.user.id ?? null, network: networkOfCall(request) };
    await receiveMessage(kit, sender, body, body);
    return { status: 'received' };
  });
  serve(app, contact.listMessages, ({ query }, kit) => messagesForAdmin(kit, query));
  serve(app, contact.listUserMessages, ({ params, query }, kit) => messagesOfUser(kit, params.id, query));
  serve(app, contact.readMessage, ({ params }, kit) => messageForAdmin(kit, params.id));
  serve(app, contact.replyToMessage, ({ identity, params, body }, kit) =>
    answer(kit, identity.user.id, params.id, body.reply),
  );
  serve(app, contact.changeMessageState, ({ identity, params, body }, kit) =>
    changeState(kit, identity.user.id, params.id, body),
  );
  serve(app, contact.deleteMessage, ({ identity, params }, kit) =>
    deleteForGood(kit, identity.user.id, params.id),
  );

  serve(app, newsletter.subscribe, async ({ body }, kit) => {
    await askForNewsletter(kit, body.email, (body.website ?? '') !== '');
    return { status: 'check-mail' };
  });
  serve(app, newsletter.confirmSubscription, ({ body }, kit) => confirm(kit, body.token));
  serve(app, newsletter.listSubscribers, ({ query }, kit) => subscribersForAdmin(kit, query));
  serve(app, newsletter.exportSubscribers, async ({ query, reply }, kit) => {
    await reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="boletin.csv"')
      .send(await subscribersFile(kit, query.state));
    return '';
  });
  serve(app, newsletter.removeSubscriber, ({ identity, params }, kit) =>
    forgetSubscriber(kit, identity.user.id, params.id),
  );

  // Mail clients send a form instead of JSON for one-click unsubscribe (RFC 8058). The token is in the URL, so the
  // body is ignored.
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1_000 },
      (_request, _body, done) => done(null, {}),
    );
    serve(scope, newsletter.unsubscribe, ({ params }, kit) => unsubscribe(kit, params.token));
  });
}
