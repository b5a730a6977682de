import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const authRoutes: FeatureRoutes = {
  site: [
    route('auth', 'auth/entrance.tsx', { id: 'auth/auth' }),
    route('login', 'auth/entrance.tsx', { id: 'auth/login' }),
    route('register', 'auth/entrance.tsx', { id: 'auth/register' }),
    route('registro', 'auth/registration-page.tsx'),
    route('recuperar', 'auth/forgot-page.tsx'),
    route('nueva-contrasena', 'auth/new-password-page.tsx'),
    route('confirmar-correo', 'auth/confirm-page.tsx'),
    route('test-login', 'auth/test-login-page.tsx'),
  ],
};
