import type { Route } from './+types/search-index.route';
import { searchEntries } from './index-source';

export const handle = { audience: 'guest' };

/** One small file: loaded when the overlay opens, searched in the browser. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  return Response.json(await searchEntries(context), {
    headers: { 'cache-control': 'public, max-age=600, stale-while-revalidate=86400' },
  });
}
