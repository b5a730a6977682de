import { makeUser } from '../../auth/auth.factory';
import type { Preparation } from './uses';

const form = {
  name: 'Lucía Romero',
  phone: '600 111 222',
  subject: 'Una duda',
  message: '¿Puedo cambiar de plan?',
  acceptPrivacy: true,
};

export const study: Record<string, Preparation> = {
  'POST /api/contact': async (server) => {
    const recipient = 'lucia@correo.example';
    return {
      recipient,
      send: () => server.visitor().send('POST', '/api/contact', { ...form, email: recipient }),
    };
  },
  'POST /api/assistant/exchanges/:id/report': async (server) => {
    const { id, email } = await makeUser(server.db, { planTier: 'plus' });
    const caller = await server.signedIn(id);
    const question = { question: '¿Qué dice el artículo 14?', assistant: 'policial' };
    const exchange = (await caller.send('POST', '/api/assistant/questions', question)).json().id;
    return {
      account: id,
      recipient: email,
      send: () => caller.send('POST', `/api/assistant/exchanges/${exchange}/report`, { text: 'Está mal.' }),
    };
  },
};
