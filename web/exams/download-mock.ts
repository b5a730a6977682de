import { call } from '../platform/api';
import type { Prepared } from '../platform/offline/downloads';
import { downloadPaper, mockDownloadId } from './sitting/device-store';

/** A mock of the user's own, created on the server. Its clock starts when the user starts it, with or without network. */
export async function prepareMock(userId: string): Promise<Prepared> {
  const paper = await call('POST /api/exams/downloads');
  const serverNow = Date.parse(paper.now);
  await downloadPaper({ paper, userId, serverNow, deviceNow: Date.now() });
  const path = `/test/${paper.id}`;
  return {
    id: mockDownloadId(paper.id),
    kind: 'mock',
    title: paper.title,
    path,
    pages: [{ path, title: paper.title, data: [] }],
    bytes: new Blob([JSON.stringify(paper)]).size,
  };
}
