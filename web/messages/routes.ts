import { index, route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const messagesRoutes: FeatureRoutes = {
  campus: [
    route('campus-estudio/mensajes', 'messages/messages-page.tsx', [
      index('messages/no-thread.tsx'),
      route('nuevo', 'messages/new/new-page.tsx'),
      route(':threadId', 'messages/thread/thread-page.tsx'),
    ]),
  ],
};
