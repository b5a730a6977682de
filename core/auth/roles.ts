/** Roles of the staff that an admin gives. What each may do is its list of permissions. */
export const roles = ['coach'] as const;
export type Role = (typeof roles)[number];

/** As endpoints and pages ask for them. */
export type Permission = 'may:coach-candidates';

const granted: Record<Role, readonly Permission[]> = {
  coach: ['may:coach-candidates'],
};

export const isPermission = (access: string): access is Permission => access.startsWith('may:');

export const holds = (held: readonly Role[] | undefined, permission: Permission): boolean =>
  (held ?? []).some((role) => granted[role].includes(permission));
