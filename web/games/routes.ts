import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

const BASE = 'campus-estudio/juegos';

export const gamesRoutes: FeatureRoutes = {
  campus: [
    route(`${BASE}/estadisticas`, 'games/statistics/statistics-page.tsx'),
    route('juego-flashcard-premium/:topicId', 'games/flashcards/premium-page.tsx'),
    route(BASE, 'games/hub/hub-page.tsx'),
    route(`${BASE}/partida/:id`, 'games/play/play-page.tsx'),
    route(`${BASE}/duelos/:token`, 'games/duels/duel-page.tsx'),
  ],
  admin: [route('admin/juegos-educativos', 'games/admin/games-page.tsx')],
};
