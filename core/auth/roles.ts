/** Roles of the staff that an owner gives. The owner's own is the account's `isAdmin`. */
export const roles = ['coach', 'editor', 'moderator', 'support'] as const;
export type Role = (typeof roles)[number];

/** What a role allows, as endpoints and pages ask for it. */
export const permissions = [
  /** The admin area itself: the start page, and the imports of what one may edit. */
  'may:enter-admin',
  'may:edit-content',
  'may:moderate',
  'may:support-users',
  'may:coach-candidates',
  'may:run-business',
  'may:administer',
] as const;
export type Permission = (typeof permissions)[number];

export const roleNames = {
  owner: 'Propiedad',
  editor: 'Edición',
  moderator: 'Moderación',
  support: 'Atención',
  coach: 'Acompañamiento',
} as const satisfies Record<Role | 'owner', string>;

const granted: Record<Role | 'owner', readonly Permission[]> = {
  // Everything except the candidates of a coach: those belong to the coach alone.
  owner: permissions.filter((permission) => permission !== 'may:coach-candidates'),
  editor: ['may:enter-admin', 'may:edit-content'],
  moderator: ['may:enter-admin', 'may:moderate'],
  support: ['may:enter-admin', 'may:support-users'],
  coach: ['may:coach-candidates'],
};

/** What of an account decides about its permissions. */
export type Held = { isAdmin: boolean; roles?: readonly Role[] | undefined };

export const isPermission = (access: string): access is Permission => access.startsWith('may:');

export const rolesOf = ({ isAdmin, roles: held = [] }: Held): readonly (Role | 'owner')[] =>
  isAdmin ? ['owner', ...held] : held;

export const holds = (held: Held | null | undefined, permission: Permission): boolean =>
  held ? rolesOf(held).some((role) => granted[role]?.includes(permission)) : false;
