import { latest, type Position } from '@atalaya/core/media/podcast/position';
import { isObject } from '@atalaya/core/platform/is-object';
import { deviceStore } from '../../platform/device-store';

type Stored = { userId: string; positions: Readonly<Record<string, Position>> };

function parsePosition(value: unknown): Position | undefined {
  if (!isObject(value) || typeof value.seconds !== 'number' || typeof value.at !== 'number') return undefined;
  return { seconds: value.seconds, at: value.at };
}

function parse(stored: unknown): Stored {
  if (!isObject(stored) || typeof stored.userId !== 'string' || !isObject(stored.positions))
    return { userId: '', positions: {} };
  const positions = Object.entries(stored.positions).flatMap(([id, value]) => {
    const position = parsePosition(value);
    return position ? [[id, position] as const] : [];
  });
  return { userId: stored.userId, positions: Object.fromEntries(positions) };
}

/** What was heard without network is here until it is sent. */
const store = deviceStore<Stored>('atalaya.podcast', parse);

const positionsOf = (userId: string): Stored['positions'] => {
  const stored = store.current();
  return stored.userId === userId ? stored.positions : {};
};

export const keepOnThisDevice = (userId: string, id: string, position: Position): void =>
  store.change({ userId, positions: { ...positionsOf(userId), [id]: position } });

/** The later one of this device and the account. */
export const withDevicePosition = <E extends { id: string; position: Position | null }>(
  userId: string,
  episode: E,
): E => ({ ...episode, position: latest(positionsOf(userId)[episode.id] ?? null, episode.position) });
