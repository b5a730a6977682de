import { addressOf, call } from '../platform/api';

const PAGE_SIZE = 10;

const entriesOf = (url: URL) => ({
  query: { page: Math.max(1, Number(url.searchParams.get('page')) || 1), pageSize: PAGE_SIZE },
});

export const boardAddresses = ({ url }: { url: URL }): string[] => [
  addressOf('GET /api/ambassadors/me'),
  addressOf('GET /api/ambassadors/commissions', entriesOf(url)),
];

/** The data of both addresses of the page. */
export async function readBoard(url: URL) {
  const [{ ambassador }, entries] = await Promise.all([
    call('GET /api/ambassadors/me'),
    call('GET /api/ambassadors/commissions', entriesOf(url)),
  ]);
  return { ambassador, entries, origin: url.origin };
}

export type Board = Awaited<ReturnType<typeof readBoard>>;
