import type { SessionUser } from '@atalaya/core/auth/user';
import { lazy, Suspense, useState } from 'react';
import { useFrame } from '../platform/appearance/look';
import { Avatar } from '../ui/avatar';

const NoFrame = () => <></>;
/** Few wear one; where it cannot be loaded, the picture goes without. */
const AvatarFrame = lazy(() => import('./avatar-frame').catch(() => ({ default: NoFrame })));

export const nameOf = ({ displayName, username }: SessionUser): string => displayName?.trim() || username;

/** Falls back to the first letter of the name. */
export function UserAvatar({ user, className }: { user: SessionUser; className?: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  const frame = useFrame(user.id);
  const src = user.avatar && user.avatar !== broken ? user.avatar : undefined;
  return (
    <span className="relative inline-flex flex-none" onErrorCapture={() => setBroken(user.avatar)}>
      <Avatar name={nameOf(user)} src={src} className={className} />
      {frame && (
        <Suspense>
          <AvatarFrame id={frame} />
        </Suspense>
      )}
    </span>
  );
}
