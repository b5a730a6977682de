const topicOf = (path: string): string | undefined =>
  /^\/campus-estudio\/temario\/tema-(\d+)(?:\/|$)/.exec(path)?.[1];

/** Moving between sections of the same topic keeps the scroll position; other navigations go to the top. */
export function keepsScroll(from: string, to: string): boolean {
  const topic = topicOf(from);
  return from === to || (topic !== undefined && topic === topicOf(to));
}
