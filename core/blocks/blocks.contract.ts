import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { keyset, keysetQuery } from '../platform/paging.contract';
import { blockAllowance } from './blocks';

const params = z.object({ username: z.string().trim().min(1).max(60) });

export const listBlocks = endpoint.get('/api/blocks', 'user', {
  summary: 'The people that the user has blocked, the last ones first.',
  query: keysetQuery,
  response: keyset(
    z.object({
      id: z.string(),
      username: z.string(),
      avatar: z.string().nullable(),
      blockedAt: moment,
    }),
  ),
});

export const blockUser = endpoint.put('/api/blocks/:username', 'user', {
  summary: 'Blocks a person, who is not told. Idempotent.',
  allowances: [blockAllowance],
  params,
});

export const unblockUser = endpoint.delete('/api/blocks/:username', 'user', {
  summary: 'Lifts a block. Idempotent.',
  params,
});
