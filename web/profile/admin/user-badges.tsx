import { Ban, Lock, MailQuestion, Shield, ShieldCheck, Trash2 } from 'lucide-react';
import { inShort } from '../../admin/moments';
import { Badge } from '../../ui/badge';
import type { AdminUser } from './users-page';

export function PersonName({ user: { displayName, username } }: { user: AdminUser }) {
  return (
    <span className="wrap-anywhere">
      {displayName ?? username}
      {displayName && <span className="font-normal text-muted"> @{username}</span>}
    </span>
  );
}

const isFixed = ({ devicesFixedUntil }: AdminUser): boolean =>
  devicesFixedUntil !== null && new Date(devicesFixedUntil) > new Date();

export const hasBadges = (user: AdminUser): boolean =>
  user.isAdmin ||
  user.hasSecondFactor ||
  user.isInvited ||
  user.suspendedAt !== null ||
  user.deletesAt !== null ||
  isFixed(user);

export function UserBadges({ user }: { user: AdminUser }) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {user.isAdmin && (
        <Badge tone="navy">
          <Shield />
          Administración
        </Badge>
      )}
      {user.hasSecondFactor && (
        <Badge tone="success">
          <ShieldCheck />
          Dos pasos
        </Badge>
      )}
      {user.isInvited && (
        <Badge tone="neutral">
          <MailQuestion />
          Invitación pendiente
        </Badge>
      )}
      {user.suspendedAt && (
        <Badge tone="danger">
          <Ban />
          Suspendida
        </Badge>
      )}
      {isFixed(user) && (
        <Badge tone="warning">
          <Lock />
          Dispositivos fijados
        </Badge>
      )}
      {user.deletesAt && (
        <Badge tone="danger">
          <Trash2 />
          Se borra el {inShort(user.deletesAt)}
        </Badge>
      )}
    </span>
  );
}
