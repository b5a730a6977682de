import { activeItem, homeSections, type NavItem } from '@atalaya/core/platform/navigation';
import { useLocation, useMatches } from 'react-router';
import { useSession } from '../../platform/session';
import { useHomeSection } from './use-scroll';

/** By path, and on the home page by the visible section. */
export function useActiveItem(): NavItem | undefined {
  const { pathname } = useLocation();
  const { user } = useSession();
  const section = useHomeSection(pathname === '/');
  // The cached not-found page is shared by all unknown addresses.
  const missing = useMatches().some((match) => match.id === 'platform/not-found');
  if (missing) return undefined;
  return section ? homeSections[section] : activeItem(pathname, user !== null);
}

export type AriaCurrent = (link: { item: NavItem; path: string }) => 'page' | 'true' | undefined;

/** `page` for the exact page, `true` for the entry it belongs to. */
export function useAriaCurrent(): AriaCurrent {
  const { pathname } = useLocation();
  const active = useActiveItem();
  return ({ item, path }) => (item !== active ? undefined : pathname === path ? 'page' : 'true');
}
