import type { SessionUser } from '@atalaya/core/auth/user';
import { signOut } from '../platform/sign-out';
import { nameOf, UserAvatar } from '../shell/user-avatar';
import { Button, ButtonLink } from '../ui/button';
import { useLanding } from './use-return';

/** Already signed in: offers to continue or sign out. An automatic redirect could loop. */
export function SignedInCard({ user }: { user: SessionUser }) {
  const landing = useLanding();
  return (
    <div className="grid gap-5">
      <h1 className="text-h2">Ya has iniciado sesión</h1>
      <div className="flex items-center gap-4">
        <UserAvatar user={user} className="size-12 text-[1.375rem]" />
        <p className="min-w-0 wrap-anywhere">
          <strong className="block">{nameOf(user)}</strong>
          <span className="text-small text-muted">{user.email}</span>
        </p>
      </div>
      <ButtonLink to={landing} size="lg" full>
        Continuar
      </ButtonLink>
      <Button variant="quiet" onClick={() => void signOut(() => {})}>
        Usar otra cuenta
      </Button>
    </div>
  );
}
