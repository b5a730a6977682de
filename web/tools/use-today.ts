import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { useState } from 'react';

/** The day in Spain when the page was opened. */
export const useToday = (): string => useState(() => dayInSpain(new Date()))[0];
