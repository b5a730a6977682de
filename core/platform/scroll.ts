const topicOf = (path: string): string | undefined =>
  /^\/campus-estudio\/temario\/tema-(\d+)(?:\/|$)/.exec(path)?.[1];

/** Going from one section to another of the same topic keeps the reader's place; every other change goes to the top. */
export function keepsScroll(from: string, to: string): boolean {
  const topic = topicOf(from);
  return from === to || (topic !== undefined && topic === topicOf(to));
}
