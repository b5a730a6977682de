import type { Kit } from '../platform/kit';
import { forgetCounts } from './counts';

/** Called after a commit that changed what candidates read: what was counted or rendered before is no longer true. */
export function contentChanged({ db, events }: Kit): void {
  forgetCounts(db);
  // Numbers of questions and links to legal pages stand on every public page.
  events.publish('pages.changed', { prefixes: ['/'] });
}
