import { isOwnImage, OWN_IMAGES } from '../platform/markdown-tree.ts';

/** Uploaded images are named by their id; the drawings of the content have words as names. */
const UPLOADED = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/;

export const isUploadedImage = (name: string): boolean => UPLOADED.test(name);

/** The images that a Markdown text asks for. */
export const imagesIn = (text: string): { alt: string; src: string }[] =>
  [...text.matchAll(/!\[([^\]\n]*)\]\(([^)\n]*)\)/g)].map(([, alt = '', src = '']) => ({
    alt: alt.trim(),
    src: src.trim(),
  }));

export const imageMarkdown = (name: string, alt: string): string =>
  `![${alt.replace(/[[\]\n]/g, ' ')}](${OWN_IMAGES}${name})`;

export type ImageFault = { field: 'image' | 'body'; reason: string };

/** What is wrong with the cover and the images in the text of a post; `known` are the uploaded images. */
export function imageFaults(
  { image, body }: { image: string; body: string },
  known: ReadonlySet<string>,
): ImageFault[] {
  const isMissing = (name: string) => isUploadedImage(name) && !known.has(name);
  const inText = imagesIn(body).flatMap(({ alt, src }): ImageFault[] => {
    if (!isOwnImage(src))
      return [{ field: 'body', reason: `Solo valen imágenes subidas aquí; «${src}» no lo es.` }];
    if (isMissing(src.slice(OWN_IMAGES.length)))
      return [{ field: 'body', reason: `La imagen «${alt}» ya no existe.` }];
    if (alt === '') return [{ field: 'body', reason: 'A una imagen del texto le falta su descripción.' }];
    return [];
  });
  return [
    ...(isMissing(image) ? [{ field: 'image', reason: 'Esa imagen ya no existe.' } as const] : []),
    ...inText.slice(0, 1),
  ];
}
