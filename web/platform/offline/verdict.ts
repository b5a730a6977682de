import { HttpError, isNoPlace } from '../http-error';
import { compareBuilds } from '../stale-build';

/** What became of something that was sent. */
export type Verdict =
  /** No network, or a server that cannot take it now. `afterMs`: the server asked to wait this long. */
  | { kind: 'later'; afterMs: number | null }
  /** Nobody is signed in here, or somebody else, or this device may not act for its user now. */
  | { kind: 'signed-out' }
  /** The server runs another build and did not understand: the page sends it again once it has been reloaded. */
  | { kind: 'stale-build' }
  /** Final. */
  | { kind: 'refused'; sentence: string };

const TEMPORARY: ReadonlySet<number> = new Set([408, 425, 429]);

/** The server's own sentence is about pages: «No hemos encontrado lo que buscas». */
const GONE = 'Aquello a lo que pertenece ya no existe: quizá se borró en otro dispositivo.';

/** The one judgement about anything that was sent and not taken. What it does not know is sent again. */
export async function verdictOf(error: unknown): Promise<Verdict> {
  if (!(error instanceof HttpError)) return { kind: 'later', afterMs: null };
  const { status } = error;
  const later: Verdict = { kind: 'later', afterMs: error.retryAfterMs };
  if (TEMPORARY.has(status) || status >= 500) return later;
  if (status === 401 || isNoPlace(error)) return { kind: 'signed-out' };
  // The limit of a day, for instance.
  if (error.retryAfterMs !== null) return later;
  if (isNotUnderstood(error)) {
    const build = await compareBuilds();
    if (build === 'other') return { kind: 'stale-build' };
    // The connection was lost between the two requests.
    if (build === 'unknown') return { kind: 'later', afterMs: null };
  }
  return { kind: 'refused', sentence: sentenceOf(error) };
}

const sentenceOf = ({ code, fields, sentence }: HttpError): string =>
  code === 'request.not-found' ? GONE : (Object.values(fields)[0] ?? sentence);

/** The form of the request or its address, not what it says. `server.failed`: an answer without a code. */
const isNotUnderstood = ({ status, code }: HttpError): boolean =>
  (status === 400 && (code === 'request.invalid' || code === 'server.failed')) ||
  (status === 404 && (code === 'request.not-found' || code === 'server.failed'));

const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;

/** While a page waits for its own answers. */
export const LONGEST_IN_SIGHT_MS = 15_000;

/** How long to wait after this many failed tries. Half of it is random, so that a crowd does not come back at once. */
export function retryDelay(
  tries: number,
  afterMs: number | null = null,
  most = LONGEST_MS,
  random = Math.random,
): number {
  const longest = Math.min(most, FIRST_MS * 2 ** Math.max(0, tries - 1));
  return Math.max(afterMs ?? 0, longest / 2) + (random() * longest) / 2;
}
