type Description = { type: 'offer' | 'answer'; sdp: string };
type Candidate = { candidate: string; sdpMid: string | null; sdpMLineIndex: number | null };
export type Outgoing =
  | { type: 'description'; description: Description }
  | { type: 'candidates'; candidates: Candidate[] };

type Options = {
  connection: RTCPeerConnection;
  isPolite: boolean;
  send: (signal: Outgoing) => Promise<unknown>;
  /** After the offer of the other side was taken, before it is answered. */
  beforeAnswer: () => Promise<void>;
};

/** Candidates come in a burst: they are sent together. */
const BATCH_MS = 80;
const AT_ONCE = 30;

/**
 * Perfect negotiation (MDN): both sides may offer at any time, and the polite one gives way when they do it at once. Each
 * signal waits for the answer to the one before, because the server may handle two messages in any order.
 */
export function negotiate({ connection, isPolite, send, beforeAnswer }: Options) {
  let isOffering = false;
  let isIgnoring = false;
  let sending: Promise<unknown> = Promise.resolve();
  let hearing: Promise<unknown> = Promise.resolve();
  let found: Candidate[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  // A signal that is lost is made good by the next ICE restart.
  const post = (signal: () => Outgoing | null) => {
    sending = sending
      .then(() => {
        const ready = signal();
        return ready && connection.signalingState !== 'closed' ? send(ready) : undefined;
      })
      .catch(() => {});
  };
  const postDescription = () => {
    const description = connection.localDescription;
    if (description?.type === 'offer' || description?.type === 'answer') {
      const { type, sdp } = description;
      post(() => ({ type: 'description', description: { type, sdp } }));
    }
  };
  const flush = () => {
    timer = undefined;
    while (found.length > 0) {
      const candidates = found.slice(0, AT_ONCE);
      found = found.slice(AT_ONCE);
      post(() => ({ type: 'candidates', candidates }));
    }
  };

  connection.addEventListener('negotiationneeded', async () => {
    try {
      isOffering = true;
      await connection.setLocalDescription();
      postDescription();
    } catch {
      // Closed meanwhile.
    } finally {
      isOffering = false;
    }
  });
  connection.addEventListener('icecandidate', ({ candidate }) => {
    if (!candidate?.candidate) return;
    const { sdpMid, sdpMLineIndex } = candidate;
    found.push({ candidate: candidate.candidate, sdpMid, sdpMLineIndex });
    timer ??= setTimeout(flush, BATCH_MS);
  });

  const take = async (description: Description) => {
    const isCollision =
      description.type === 'offer' && (isOffering || connection.signalingState !== 'stable');
    isIgnoring = !isPolite && isCollision;
    if (isIgnoring) return;
    await connection.setRemoteDescription(description);
    if (description.type === 'answer') return;
    await beforeAnswer();
    await connection.setLocalDescription();
    postDescription();
  };

  /** Candidates of an offer that was ignored do not fit, and a connection may be closed meanwhile. */
  const warn = (error: unknown) => {
    if (!isIgnoring && connection.signalingState !== 'closed') console.warn('voice signal', error);
  };

  return {
    /** In the order in which signals arrive. */
    hear(signal: Outgoing): void {
      hearing = hearing
        .then(async () => {
          if (signal.type === 'description') return take(signal.description);
          // One of a kind that this browser does not know must not cost the others.
          for (const candidate of signal.candidates) await connection.addIceCandidate(candidate).catch(warn);
        })
        .catch(warn);
    },
    stop: () => clearTimeout(timer),
  };
}
