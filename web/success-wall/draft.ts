import { readJson, writeText } from '../platform/device-store';
import { keepDraft, readFormDraft } from '../platform/offline/drafts';

const texts = ['name', 'stage', 'year', 'attempts', 'story', 'advice', 'quote'] as const;
const flags = ['wantsHome', 'takesMessages', 'consents'] as const;

/** The form as it stands. */
export type StoryDraft = Record<(typeof texts)[number], string> & Record<(typeof flags)[number], boolean>;

const PLACE = 'historia';
/** Where older builds kept one for the device, with its owner in it. */
const OLD_KEY = 'atalaya.success-story';

function isDraft(kept: unknown): kept is StoryDraft {
  if (typeof kept !== 'object' || kept === null) return false;
  const fields: Record<string, unknown> = { ...kept };
  return (
    texts.every((name) => typeof fields[name] === 'string') &&
    flags.every((name) => typeof fields[name] === 'boolean')
  );
}

export function keptStory(userId: string): StoryDraft | null {
  const old = readJson(OLD_KEY);
  if (isDraft(old) && 'userId' in old && old.userId === userId && keepStory(userId, old))
    writeText(OLD_KEY, null);
  const kept = readFormDraft(userId, PLACE);
  return isDraft(kept) ? kept : null;
}

/** Null once the story is sent. */
export const keepStory = (userId: string, draft: StoryDraft | null): boolean =>
  keepDraft(userId, PLACE, draft ? JSON.stringify(draft) : '');
