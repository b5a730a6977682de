import { subscriberStateWords } from '@atalaya/core/contact/newsletter';
import { addDashboardPanel } from '../admin/dashboard-panels';
import { selectMessages } from './contact.queries';
import { selectSubscribers } from './newsletter.queries';

const NEWEST = { page: 1, pageSize: 5 };
const newestFirst = { field: 'createdAt', descending: true } as const;

/** Who wrote and who wants to be written to, on the first page of the administration. */
export function showOnDashboard(): void {
  const messages = {
    title: 'Mensajes de contacto',
    path: '/admin/contacto',
    all: 'Ver los mensajes',
    empty: 'Aún no ha escrito nadie.',
  };
  addDashboardPanel('contact', messages, async ({ db }) => {
    const [{ items }, { total: open }] = await Promise.all([
      selectMessages(db, NEWEST, newestFirst),
      selectMessages(db, { state: 'new', page: 1, pageSize: 1 }, newestFirst),
    ]);
    return {
      note: open === 1 ? '1 sin contestar' : `${open} sin contestar`,
      rows: items.map(({ id, subject, name, createdAt }) => ({
        id,
        title: subject,
        text: name,
        at: createdAt.toISOString(),
      })),
    };
  });
  const newsletter = {
    title: 'Suscripciones al boletín',
    path: '/admin/boletin',
    all: 'Ver el boletín',
    empty: 'Aún no se ha suscrito nadie.',
  };
  addDashboardPanel('newsletter', newsletter, async ({ db }) => {
    const [{ items }, { total: active }] = await Promise.all([
      selectSubscribers(db, NEWEST, newestFirst),
      selectSubscribers(db, { state: 'active', page: 1, pageSize: 1 }, newestFirst),
    ]);
    return {
      note: active === 1 ? '1 confirmada' : `${active} confirmadas`,
      rows: items.map(({ id, email, state, createdAt }) => ({
        id,
        title: email,
        text: subscriberStateWords[state],
        at: createdAt.toISOString(),
      })),
    };
  });
}
