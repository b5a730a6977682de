import type { Role } from './roles';

export const oppositionTypes = [
  'policia_nacional',
  'policia_local',
  'guardia_civil',
  'plus',
  'basico',
  'demo',
] as const;
export type OppositionType = (typeof oppositionTypes)[number];

export const tiers = ['demo', 'basico', 'plus', 'elite'] as const;
export type Tier = (typeof tiers)[number];

/** Spec, point 3. A missing or unknown type means plus. */
const tierByOpposition: Record<OppositionType, Tier> = {
  policia_nacional: 'plus',
  policia_local: 'basico',
  guardia_civil: 'demo',
  plus: 'plus',
  basico: 'basico',
  demo: 'demo',
};

export const isOppositionType = (value: string): value is OppositionType =>
  Object.hasOwn(tierByOpposition, value);

export const tierOfOpposition = (oppositionType: string | null | undefined): Tier =>
  oppositionType && isOppositionType(oppositionType) ? tierByOpposition[oppositionType] : 'plus';

export const isAtLeastTier = (tier: Tier, needed: Tier): boolean =>
  tiers.indexOf(tier) >= tiers.indexOf(needed);

/** The signed-in user, as returned by the session check. */
export type SessionUser = {
  id: string;
  email: string;
  displayName: string | null;
  username: string;
  avatar: string | null;
  isAdmin: boolean;
  /** Only of the staff: a student's session has the fields of the specification alone. */
  roles?: readonly Role[] | undefined;
  oppositionType: OppositionType | null;
  /** Effective tier: admin, then subscription, then trial, then demo. */
  tier: Tier;
  /** For 'Miembro desde'. */
  createdAt: string;
};
