import { parseSort } from '@atalaya/core/admin/sorting';
import { DROP_MS, type RoomState, roomSorts, roomStateAt } from '@atalaya/core/voice-rooms/voice-rooms';
import { accountNames, findAccountIds } from '../../auth/accounts';
import type { Kit } from '../../platform/kit';
import * as rooms from '../rooms.queries';
import { hasSfu } from '../sfu';

type Search = {
  page: number;
  pageSize: number;
  q?: string | undefined;
  sort?: string | undefined;
  state?: RoomState | undefined;
};

export async function roomsForAdmin({ db, env, clock }: Kit, { sort, q, ...rest }: Search) {
  const now = clock.now();
  const search = q ? { text: q, userIds: await findAccountIds(db, q) } : undefined;
  const order = parseSort(sort, roomSorts);
  const { items, total } = await rooms.selectForAdmin(
    db,
    { search, ...rest },
    order?.descending ?? true,
    now,
  );
  const [names, people] = await Promise.all([
    accountNames(
      db,
      items.map(({ hostId }) => hostId),
    ),
    rooms.countPeople(
      db,
      items.map(({ id }) => id),
      new Date(now.getTime() - DROP_MS),
    ),
  ]);
  return {
    items: items.map((row) => ({
      ...row,
      host: names.get(row.hostId)?.name ?? '',
      state: roomStateAt(row, now),
      inside: people.find((one) => one.roomId === row.id && one.state === 'in')?.people ?? 0,
    })),
    total,
    page: rest.page,
    pageSize: rest.pageSize,
    hasTurn: env.TURN_URLS.length > 0,
    hasSfu: hasSfu(env),
  };
}
