import type { Answer } from '@atalaya/core/api';
import { GONE_NAME } from '@atalaya/core/messages/messages';
import { Avatar } from '../ui/avatar';
import { Badge } from '../ui/badge';

export type Person = Answer<'GET /api/messages/people'>[number];

export const nameOf = ({ username }: Person): string => username ?? GONE_NAME;

export const PersonAvatar = ({ person, className }: { person: Person; className?: string }) => (
  <Avatar name={nameOf(person)} src={person.avatar ?? undefined} className={className} />
);

export const PersonName = ({ person }: { person: Person }) => (
  <span className="flex min-w-0 items-center gap-2">
    <b className="truncate">{nameOf(person)}</b>
    {person.isStaff && <Badge tone="navy">Equipo</Badge>}
  </span>
);
