import { deviceStore } from '../platform/device-store';

const texts = ['userId', 'name', 'stage', 'year', 'attempts', 'story', 'advice', 'quote'] as const;
const flags = ['wantsHome', 'takesMessages', 'consents'] as const;

/** The form as it stands, with its owner: a device may have several users. */
export type StoryDraft = Record<(typeof texts)[number], string> & Record<(typeof flags)[number], boolean>;

function isDraft(stored: unknown): stored is StoryDraft {
  if (typeof stored !== 'object' || stored === null) return false;
  const fields: Record<string, unknown> = { ...stored };
  return (
    texts.every((name) => typeof fields[name] === 'string') &&
    flags.every((name) => typeof fields[name] === 'boolean')
  );
}

/** Null once the story is sent. */
export const storyDraft = deviceStore('atalaya.success-story', (stored) => (isDraft(stored) ? stored : null));
