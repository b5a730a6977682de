import { z } from 'zod';
import type { Block } from '../markdown-tree';

/** `?format=blocks` answers with the parsed text, so that pages need no Markdown parser. */
export const textQuery = z.object({ format: z.enum(['markdown', 'blocks']).default('markdown') });

export type TextFormat = z.infer<typeof textQuery>['format'];

/** Made by our own parser, so its nodes are not validated again. */
export const blocks = z.custom<Block[]>(Array.isArray).optional();
