/** Names an exam that everybody gets with the same questions. Stored with each attempt. */
export const officialPaper = (id: string): string => `official:${id}`;
