import type { LiveAnswer } from '@atalaya/core/platform/live';
import { AppError } from '../app-error';
import type { Identify, Identity } from '../sessions';
import type { LiveSocket } from './live-socket';

/** Answers a message of a signed-in user. It throws `AppError`; `sender` is the same object for all messages of a socket. */
export type Receive = (identity: Identity, message: unknown, sender: object) => Promise<unknown>;

/** The session is checked on each message, because the socket may outlive it. */
export function registerMessages(
  socket: LiveSocket,
  features: ReadonlyMap<string, Receive>,
  identify: Identify,
  onFault: (error: unknown) => void,
): void {
  const answerOf = async (feature: unknown, message: unknown): Promise<LiveAnswer> => {
    const hear = typeof feature === 'string' ? features.get(feature) : undefined;
    const { tokenHash } = socket.data;
    const identity = tokenHash ? await identify(tokenHash) : null;
    if (!identity) throw new AppError('request.unauthenticated');
    if (!hear) throw new AppError('request.not-found');
    return { ok: true, answer: await hear(identity, message, socket) };
  };

  socket.on('send', (feature: unknown, message: unknown, reply: unknown) => {
    const send = (told: LiveAnswer) => {
      if (typeof reply === 'function') reply(told);
    };
    answerOf(feature, message).then(send, (error) => {
      const isExpected = error instanceof AppError;
      if (!isExpected) onFault(error);
      send({ ok: false, ...(isExpected ? error : new AppError('server.failed')).body });
    });
  });
}
