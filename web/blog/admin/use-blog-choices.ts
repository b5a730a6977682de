import { capitalize } from '@atalaya/core/platform/capitalize';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../platform/api';
import { imagesQuery } from './images';

/** `tecnicas-de-estudio.svg` → «Tecnicas de estudio (dibujo)». */
const drawingLabel = (file: string): string =>
  `${capitalize(file.replace(/\.\w+$/, '').replaceAll('-', ' '))} (dibujo)`;

/** Authors and images by their names. */
export function useBlogChoices() {
  const { data: images } = useQuery(imagesQuery);
  const { data: authors } = useQuery(
    read('GET /api/admin/blog-authors', { query: { page: 1, pageSize: 100 } }),
  );
  return {
    author: (authors?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
    image: [
      ...(images?.uploaded ?? []).map(({ name, alt }) => ({ value: name, label: alt })),
      ...(images?.drawings ?? []).map((name) => ({ value: name, label: drawingLabel(name) })),
    ],
  };
}
