import { withReturn } from '@atalaya/core/auth/return-path';
import { isAtLeastTier } from '@atalaya/core/auth/user';
import { useLocation, useNavigate } from 'react-router';
import { resolveUser } from '../../platform/session';
import { toast } from '../../ui/overlays/toast-store';

/** Whether the visitor may write; otherwise says what is missing, and returns false. */
export function useMay(): (what: string) => Promise<boolean> {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return async (what) => {
    // A press may come before the session is known.
    const user = await resolveUser();
    if (user && isAtLeastTier(user.tier, 'basico')) return true;
    toast(
      user
        ? {
            title: `Para ${what} necesitas el plan Básico`,
            description: 'Con la prueba lees todo el foro.',
            action: { label: 'Ver planes', onClick: () => void navigate('/planes') },
          }
        : {
            title: `Entra para ${what}`,
            action: {
              label: 'Iniciar sesión',
              onClick: () => void navigate(withReturn('/login', pathname + search)),
            },
          },
    );
    return false;
  };
}
