import type { Answer } from '@atalaya/core/api';
import { createContext, use } from 'react';

export type EmbedCardData = Answer<'GET /api/forum/embeds'>[number];

/** The cards of the articles and questions that the posts of a page name. */
const EmbedContext = createContext<readonly EmbedCardData[]>([]);

export const Embeds = EmbedContext.Provider;
export const useEmbeds = (): readonly EmbedCardData[] => use(EmbedContext);
