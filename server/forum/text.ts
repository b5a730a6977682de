import { BODY } from '@atalaya/core/forum/forum';
import { linkMentions, mentionsIn } from '@atalaya/core/forum/mentions';
import type { WritingLimits } from '@atalaya/core/forum/trust';
import { outsideLinks, uploadsIn } from '@atalaya/core/forum/writing';
import { parseMarkdown } from '@atalaya/core/platform/markdown';
import { accountsByUsername } from '../auth/accounts';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';

/** Raise it when the parser or the mentions change, so that older rows can be told apart. */
export const PARSER = 2;

/** Of the stored tree, in characters: ten times the longest text, which no layout that is read by people needs. */
const MAX_TREE = 10 * BODY.most;

/** Parses a post and finds the people it calls. */
export async function readText(
  db: Db,
  text: string,
  limits: Pick<WritingLimits, 'links' | 'mentions' | 'images'>,
) {
  const body = text.trim();
  const blocks = parseMarkdown(body);
  if (JSON.stringify(blocks).length > MAX_TREE)
    throw new AppError('forum.too-much-layout', fieldFault('layout'));
  if (outsideLinks(blocks) > limits.links) throw new AppError('forum.too-many-links', fieldFault('links'));
  const images = uploadsIn(blocks);
  if (images.length > 0 && limits.images === 0) throw new AppError('forum.no-images-yet');
  if (images.length > limits.images) throw new AppError('forum.too-many-images', fieldFault('images'));
  const names = mentionsIn(blocks);
  if (names.length > limits.mentions) throw new AppError('forum.too-many-mentions', fieldFault('mentions'));
  const called = await accountsByUsername(db, names);
  const known = new Set(called.map(({ username }) => username));
  return {
    text: { body, blocks: linkMentions(blocks, known), parser: PARSER },
    called: called.map(({ id }) => id),
    images,
  };
}

const sentences = {
  layout: 'Simplifica el formato: quita celdas, marcas o títulos.',
  links: 'Quita algún enlace: lleva demasiados para tu cuenta.',
  images: 'Quita alguna imagen: caben menos en un mensaje.',
  mentions: 'Quita alguna mención: avisaría a demasiadas personas.',
};

const fieldFault = (what: keyof typeof sentences) => ({ fields: { body: sentences[what] } });
