import type { SessionUser } from '@atalaya/core/auth/user';
import { useState } from 'react';
import { Avatar } from '../ui/avatar';

export const nameOf = ({ displayName, username }: SessionUser): string => displayName?.trim() || username;

/** Falls back to the first letter of the name. */
export function UserAvatar({ user, className }: { user: SessionUser; className?: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  const src = user.avatar && user.avatar !== broken ? user.avatar : undefined;
  return (
    <span className="contents" onErrorCapture={() => setBroken(user.avatar)}>
      <Avatar name={nameOf(user)} src={src} className={className} />
    </span>
  );
}
