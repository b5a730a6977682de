import { brand } from '@atalaya/core/brand';
import type { Env } from '../../env';

/** The last paragraph of every email. */
export const signature = (env: Env): string => `El equipo de ${brand.name}\n${env.BRAND_EMAIL}`;
