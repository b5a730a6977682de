const EVENT = 'atalaya:study-finished';

/** The end of a session or round: its answers are on their way, and nothing is being asked. */
export const announceStudyFinished = (): void => void window.dispatchEvent(new Event(EVENT));

export function onStudyFinished(listener: () => void): () => void {
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}
