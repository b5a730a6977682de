import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';

/** UUIDv7: time-ordered, so that new keys go to the end of an index. */
export const newId = (now: Date = new Date()): string => v7({ msecs: now.getTime() });

const run = randomBytes(6).toString('hex');
let requests = 0;

/** The id of a request in responses and logs, unique across restarts. */
export const newRequestId = (): string => `${run}-${(++requests).toString(36)}`;
