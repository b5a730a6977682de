import type { Answer } from '@atalaya/core/api';

export type Patrol = NonNullable<Answer<'GET /api/patrols/mine'>['patrol']>;
export type Member = Patrol['board']['members'][number];

/** Keys of the queries beside the page's own data. */
export const messagesKey = ['patrol', 'messages'];
export const calendarKey = ['patrol', 'calendar'];
