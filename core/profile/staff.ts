import { type Held, type Role, rolesOf } from '../auth/roles';

/** The roles that the page of the team gives. Coaches are named where their places are set (core/coaching). */
export const givenRoles = ['owner', 'editor', 'moderator', 'support'] as const;
export type GivenRole = (typeof givenRoles)[number];

export const givenRoleTexts: Record<GivenRole, { name: string; text: string }> = {
  owner: { name: 'Propiedad', text: 'Todo, también los precios y los papeles de los demás.' },
  editor: { name: 'Edición', text: 'Temario, preguntas, leyes, blog y el resto del contenido.' },
  moderator: { name: 'Moderación', text: 'Foro, comentarios, salas de voz y opiniones.' },
  support: { name: 'Atención', text: 'Cuentas, pedidos, suscripciones y mensajes de contacto.' },
};

const isGiven = (role: Role | 'owner'): role is GivenRole => role !== 'coach';

export const givenRolesOf = (held: Held): GivenRole[] => rolesOf(held).filter(isGiven);

/** The account after the change. Being a coach is kept. */
export function withRoles(held: Held, wanted: readonly GivenRole[]): { isAdmin: boolean; roles: Role[] } {
  const others = (held.roles ?? []).filter((role) => role === 'coach');
  const given = givenRoles.filter((role) => role !== 'owner').filter((role) => wanted.includes(role));
  return { isAdmin: wanted.includes('owner'), roles: [...others, ...given] };
}
