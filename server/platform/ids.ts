import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';

/** A UUIDv7: it begins with the time, so that new keys are added at the end of an index. */
export const newId = (now: Date = new Date()): string => v7({ msecs: now.getTime() });

const run = randomBytes(6).toString('hex');
let requests = 0;

/** Names a request in answers and logs: unique over starts, and too cheap to notice. */
export const newRequestId = (): string => `${run}-${(++requests).toString(36)}`;
