import { isAtLeastTier, type Tier } from '../auth/user';
import { TIER_OF_MOCKS } from '../exams/allowance';
import { MINUTE_MS } from '../platform/durations';

export const itemKinds = ['rest-day', 'mock', 'theme', 'frame', 'wallpaper'] as const;
export type ItemKind = (typeof itemKinds)[number];

export const kindWords: Record<ItemKind, { one: string; many: string }> = {
  'rest-day': { one: 'Un día de racha protegido', many: 'Días protegidos' },
  mock: { one: 'Simulacro extra', many: 'Simulacros' },
  theme: { one: 'Color del campus', many: 'Colores del campus' },
  frame: { one: 'Marco para tu avatar', many: 'Marcos para tu avatar' },
  wallpaper: { one: 'Fondo de pantalla', many: 'Fondos de pantalla' },
};

export const themeIds = ['bosque', 'granate', 'violeta', 'mar', 'tierra', 'pizarra'] as const;
export const frameIds = ['aro', 'doble', 'almenas', 'laurel', 'galones', 'brujula', 'cuerda'] as const;
export const wallpaperIds = ['alba', 'sierra', 'mareas', 'muralla', 'curvas', 'noche'] as const;
export type ThemeId = (typeof themeIds)[number];
export type FrameId = (typeof frameIds)[number];
export type WallpaperId = (typeof wallpaperIds)[number];

export type ShopItem = { kind: ItemKind; name: string; detail: string; price: number } & (
  | { kind: 'rest-day' | 'mock'; id: ItemKind }
  | { kind: 'theme'; id: ThemeId }
  | { kind: 'frame'; id: FrameId }
  | { kind: 'wallpaper'; id: WallpaperId }
);

const theme = (id: ThemeId, name: string): ShopItem => ({
  kind: 'theme',
  id,
  name: `Color ${name}`,
  detail: 'Botones, enlaces y menú del campus, de día y de noche.',
  price: 150,
});
const frame = (id: FrameId, name: string, price: number): ShopItem => ({
  kind: 'frame',
  id,
  name,
  detail: 'Rodea tu avatar en el campus y en tu cuenta.',
  price,
});
const wallpaper = (id: WallpaperId, name: string): ShopItem => ({
  kind: 'wallpaper',
  id,
  name,
  detail: 'Dos imágenes para descargar: móvil y ordenador.',
  price: 80,
});

/** Everything the shop sells, with its usual price. Nothing here can be sold, given away or bought with money. */
export const shopItems: readonly ShopItem[] = [
  {
    kind: 'rest-day',
    id: 'rest-day',
    name: 'Día de racha protegido',
    detail:
      'Se gasta solo, el primer día que faltes cuando ya no te queden días libres del mes. Puedes guardar dos. No recupera una racha perdida.',
    price: 120,
  },
  {
    kind: 'mock',
    id: 'mock',
    name: 'Simulacro extra',
    detail: 'Un simulacro completo de 100 preguntas, sin esperar a la semana que viene.',
    price: 300,
  },
  theme('bosque', 'bosque'),
  theme('granate', 'granate'),
  theme('violeta', 'violeta'),
  theme('mar', 'mar'),
  theme('tierra', 'tierra'),
  theme('pizarra', 'pizarra'),
  frame('aro', 'Marco de aro', 60),
  frame('doble', 'Marco de doble aro', 80),
  frame('almenas', 'Marco de almenas', 120),
  frame('laurel', 'Marco de laurel', 120),
  frame('galones', 'Marco de galones', 120),
  frame('brujula', 'Marco de brújula', 150),
  frame('cuerda', 'Marco de cuerda', 150),
  wallpaper('alba', 'Torre al alba'),
  wallpaper('sierra', 'Sierra'),
  wallpaper('mareas', 'Mareas'),
  wallpaper('muralla', 'Muralla'),
  wallpaper('curvas', 'Curvas de nivel'),
  wallpaper('noche', 'Noche de guardia'),
];

export const itemById = (id: string): ShopItem | undefined => shopItems.find((item) => item.id === id);

/** Bought once and kept. The others are used up and can be bought again. */
export const isLasting = (kind: ItemKind): boolean => kind !== 'rest-day' && kind !== 'mock';

/** One of each kind can be worn at a time. */
export const wornKinds = ['theme', 'frame'] as const satisfies readonly ItemKind[];
export type WornKind = (typeof wornKinds)[number];

/** An extra mock is of use to plans that limit them. */
export const needsMocks = (tier: Tier): boolean => !isAtLeastTier(tier, TIER_OF_MOCKS);

export const isOffered = (kind: ItemKind, tier: Tier): boolean => kind !== 'mock' || needsMocks(tier);

export const UNDO_MS = 10 * MINUTE_MS;
export const undoUntil = (boughtAt: Date): Date => new Date(boughtAt.getTime() + UNDO_MS);

/** Prices that an admin can set. */
export const MAX_PRICE = 5_000;

export const wallpaperSizeNames = ['movil', 'ordenador'] as const;
export type WallpaperSize = (typeof wallpaperSizeNames)[number];

export const wallpaperSizes: Record<WallpaperSize, { width: number; height: number }> = {
  movil: { width: 1170, height: 2532 },
  ordenador: { width: 2560, height: 1440 },
};
