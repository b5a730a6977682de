import { subscriberStateLabels } from '@atalaya/core/contact/newsletter';
import { formatCount } from '@atalaya/core/platform/number-format';
import { newestPanel } from '../admin/dashboard-panels';
import { selectMessages } from './contact.queries';
import { selectSubscribers } from './newsletter.queries';

const NEWEST = { page: 1, pageSize: 5 };
const FOR_THE_COUNT = { page: 1, pageSize: 1 };
const newestFirst = { field: 'createdAt', descending: true } as const;

export const messagePanel = newestPanel(
  {
    title: 'Mensajes de contacto',
    path: '/admin/contacto',
    all: 'Ver los mensajes',
    empty: 'Aún no ha escrito nadie.',
  },
  {
    async read(db) {
      const [{ items }, { total }] = await Promise.all([
        selectMessages(db, NEWEST, newestFirst),
        selectMessages(db, { state: 'new', ...FOR_THE_COUNT }, newestFirst),
      ]);
      return { newest: items, sum: total };
    },
    note: (open) => formatCount(open, 'sin contestar', 'sin contestar'),
    words: ({ subject, name }) => ({ title: subject, text: name }),
  },
);

export const newsletterPanel = newestPanel(
  {
    title: 'Suscripciones al boletín',
    path: '/admin/boletin',
    all: 'Ver el boletín',
    empty: 'Aún no se ha suscrito nadie.',
  },
  {
    async read(db) {
      const [{ items }, { total }] = await Promise.all([
        selectSubscribers(db, NEWEST, newestFirst),
        selectSubscribers(db, { state: 'active', ...FOR_THE_COUNT }, newestFirst),
      ]);
      return { newest: items, sum: total };
    },
    note: (active) => formatCount(active, 'confirmada', 'confirmadas'),
    words: ({ email, state }) => ({ title: email, text: subscriberStateLabels[state] }),
  },
);
