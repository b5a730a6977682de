import { randomBytes } from 'node:crypto';
import { NIL, v7, validate } from 'uuid';

/** UUIDv7: time-ordered, so that new keys go to the end of an index. */
export const newId = (now: Date = new Date()): string => v7({ msecs: now.getTime() });

/** Text of another form, which a uuid column would refuse, becomes an id that no row has. */
export const uuidIn = (text: string): string => (validate(text) ? text : NIL);

const run = randomBytes(6).toString('hex');
let requests = 0;

/** The id of a request in responses and logs, unique across restarts. */
export const newRequestId = (): string => `${run}-${(++requests).toString(36)}`;
