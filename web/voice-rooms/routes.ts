import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const voiceRoomsRoutes: FeatureRoutes = {
  campus: [
    route('campus-estudio/salas-voz', 'voice-rooms/rooms-page.tsx'),
    route('campus-estudio/salas-voz/:roomId', 'voice-rooms/room-page.tsx'),
  ],
  admin: [route('admin/salas-voz', 'voice-rooms/admin/rooms-page.tsx')],
};
