import { type ItemKind, kindWords } from '@atalaya/core/games/shop';
import { formatCount } from '@atalaya/core/platform/number-format';
import { from, pageLoader } from '../../platform/page-reads';
import { titled } from '../../platform/page-title';
import { useSession } from '../../platform/session';
import { CampusHead } from '../../shell/campus/campus-head';
import { CampusSkeleton, RowsSkeleton } from '../../shell/campus/campus-skeleton';
import { nameOf } from '../../shell/user-avatar';
import { cx } from '../../ui/cx';
import { Section } from '../../ui/section';
import { BackToGames } from '../coins/back-to-games';
import { Coins } from '../coins/coin';
import { Movements } from '../coins/movements';
import { WaysToEarn } from '../coins/ways-to-earn';
import type { Route } from './+types/shop-page';
import { ShopItem } from './shop-item';
import { type Shop, useShop } from './use-shop';

export const meta = titled('Tienda de monedas');

export const clientLoader = pageLoader(() => from('GET /api/games/shop'));

const sections: readonly { title: string; kinds: readonly ItemKind[]; words: string }[] = [
  { title: 'Ayudas para estudiar', kinds: ['rest-day', 'mock'], words: 'Se gastan al usarlas.' },
  {
    title: kindWords.theme.many,
    kinds: ['theme'],
    words: 'Cambian los botones, los enlaces y el menú del campus, de día y de noche.',
  },
  { title: kindWords.frame.many, kinds: ['frame'], words: 'Se ven en el campus y en tu cuenta.' },
  {
    title: kindWords.wallpaper.many,
    kinds: ['wallpaper'],
    words: 'Dibujados para Atalaya. Cada uno trae una imagen para el móvil y otra para el ordenador.',
  },
];

export default function ShopPage({ loaderData }: Route.ComponentProps) {
  const { shop, ...actions } = useShop(loaderData);
  const { user } = useSession();
  const userName = user ? nameOf(user) : '';
  return (
    <>
      <CampusHead title="Tienda de monedas" above={<BackToGames />} />
      <p className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted" aria-live="polite">
        <Coins amount={shop.balance} className="num text-h3 text-ink" />
        {heldWords(shop)}
      </p>
      <div className="grid gap-10">
        {sections.map(({ title, kinds, words }) => (
          <section key={title} aria-label={title}>
            <h2 className="text-h3">{title}</h2>
            <p className="mt-1 mb-4 text-muted">{words}</p>
            <div
              className={cx(
                'grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3',
                // Two pictures fit beside each other on a phone; the aids have text.
                !kinds.includes('rest-day') && 'grid-cols-2',
              )}
            >
              {shop.items
                .filter(({ kind }) => kinds.includes(kind))
                .map((item) => (
                  <ShopItem
                    key={item.id}
                    item={item}
                    balance={shop.balance}
                    userName={userName}
                    actions={actions}
                  />
                ))}
            </div>
          </section>
        ))}
        <div className="grid items-start gap-10 lg:grid-cols-2">
          <WaysToEarn />
          <Section id="movimientos" title="Movimientos" titleClass="mb-4 text-h3">
            <Movements />
          </Section>
        </div>
      </div>
    </>
  );
}

/** What waits to be used. */
function heldWords({ restDays, mocks }: Shop): string {
  const held = [
    restDays > 0 && formatCount(restDays, 'día protegido', 'días protegidos'),
    mocks > 0 && formatCount(mocks, 'simulacro extra', 'simulacros extra'),
  ].filter(Boolean);
  return held.length > 0 ? `Guardas ${held.join(' y ')}.` : '';
}

export const HydrateFallback = () => (
  <CampusSkeleton
    title="Tienda de monedas"
    above="Juegos"
    className="grid min-h-dvh content-start gap-4 sm:grid-cols-2 xl:grid-cols-3"
  >
    <RowsSkeleton rows={9} className="h-64" />
  </CampusSkeleton>
);
