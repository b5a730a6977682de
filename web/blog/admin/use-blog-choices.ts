import { valueAt } from '@atalaya/core/admin/record-cells';
import { capitalize } from '@atalaya/core/platform/capitalize';
import { useQuery } from '@tanstack/react-query';
import { listQuery } from '../../admin/resource/resource-calls';
import { imagesQuery } from './images';

/** `tecnicas-de-estudio.svg` → «Tecnicas de estudio (dibujo)». */
const drawingLabel = (file: string): string =>
  `${capitalize(file.replace(/\.\w+$/, '').replaceAll('-', ' '))} (dibujo)`;

/** Authors and images by their names. */
export function useBlogChoices() {
  const { data: images } = useQuery(imagesQuery);
  const { data: authors } = useQuery(listQuery('blog-authors', { page: 1, pageSize: 100 }));
  return {
    author: (authors?.items ?? []).map((row) => ({ value: row.id, label: String(valueAt(row, 'name')) })),
    image: [
      ...(images?.uploaded ?? []).map(({ name, alt }) => ({ value: name, label: alt })),
      ...(images?.drawings ?? []).map((name) => ({ value: name, label: drawingLabel(name) })),
    ],
  };
}
