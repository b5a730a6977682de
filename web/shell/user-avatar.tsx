import type { SessionUser } from '@atalaya/core/auth/user';
import { useState } from 'react';
import { useFrame } from '../platform/appearance/look';
import { Avatar } from '../ui/avatar';
import { AvatarFrame } from './avatar-frame';

export const nameOf = ({ displayName, username }: SessionUser): string => displayName?.trim() || username;

/** Falls back to the first letter of the name. */
export function UserAvatar({ user, className }: { user: SessionUser; className?: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  const frame = useFrame(user.id);
  const src = user.avatar && user.avatar !== broken ? user.avatar : undefined;
  return (
    <span className="relative inline-flex flex-none" onErrorCapture={() => setBroken(user.avatar)}>
      <Avatar name={nameOf(user)} src={src} className={className} />
      {frame && <AvatarFrame id={frame} />}
    </span>
  );
}
