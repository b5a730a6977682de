import * as contract from '@atalaya/core/games/coins.contract';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { plusDays } from '@atalaya/core/review/days';
import type { FastifyInstance } from 'fastify';
import { defineJob } from '../../platform/jobs/jobs';
import { serve } from '../../platform/serve';
import { personalDataSections } from '../../profile/personal-data';
import { studentsSince } from '../../review/studied-on';
import { earnChests } from '../chests/chests';
import { readCoins, readMovements } from './coins';
import { selectAllEntries } from './coins.queries';
import { settleStudy } from './study-coins';

const settle = defineJob<Record<string, never>>('games.settle-study');

export async function coinRoutes(app: FastifyInstance): Promise<void> {
  const { kit } = app;
  app.kit.hooks.add(personalDataSections, 'monedas', {
    staff: 'may:support-users',
    // The balance is the sum of the entries.
    tables: ['coin_entry', 'coin_balance'],
    read: selectAllEntries,
  });
  // After midnight in Spain, for those who do not open the games.
  await kit.jobs.repeat(settle, '20 1 * * *', async () => {
    const yesterday = plusDays(dayInSpain(kit.clock.now()), -1);
    for (const userId of await studentsSince(kit.db, yesterday)) {
      await settleStudy(kit, userId);
      await earnChests(kit, userId);
    }
  });

  serve(app, contract.readCoins, ({ identity }) => readCoins(kit, identity.user.id));
  serve(app, contract.readMovements, ({ identity, query }) => readMovements(kit, identity.user.id, query));
}
