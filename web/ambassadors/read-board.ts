import type { Answer } from '@atalaya/core/api';
import { from, type OpenedPage } from '../platform/page-reads';

const PAGE_SIZE = 10;

/** What both pages of the ambassadors read. */
export const boardReads = ({ url }: OpenedPage) => ({
  mine: from('GET /api/ambassadors/me'),
  entries: from('GET /api/ambassadors/commissions', {
    query: { page: Math.max(1, Number(url.searchParams.get('page')) || 1), pageSize: PAGE_SIZE },
  }),
});

export type Board = {
  mine: Answer<'GET /api/ambassadors/me'>;
  entries: Answer<'GET /api/ambassadors/commissions'>;
  origin: string;
};
