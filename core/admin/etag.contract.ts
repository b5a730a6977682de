import { z } from 'zod';

/**
 * The version of a record, opaque to the client. A read returns it and every admin PUT sends back the one it read, so
 * that nobody overwrites a change that they have not seen.
 */
export const etag = z.string('Falta la versión leída.').min(1, 'Falta la versión leída.').max(100);
