import type { RouterContextProvider } from 'react-router';
import { callFrom } from '../platform/page-context';

const PAGE_SIZE = 10;

type Args = { url: URL; context: Readonly<RouterContextProvider> };

/** The data of both addresses of the page. */
export async function readBoard({ url, context }: Args) {
  const call = callFrom(context);
  const page = Math.max(1, Number(url.searchParams.get('page')) || 1);
  const [{ ambassador }, entries] = await Promise.all([
    call('GET /api/ambassadors/me'),
    call('GET /api/ambassadors/commissions', { query: { page, pageSize: PAGE_SIZE } }),
  ]);
  return { ambassador, entries, origin: url.origin };
}

export type Board = Awaited<ReturnType<typeof readBoard>>;
