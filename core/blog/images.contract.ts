import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { IMAGE_BYTES, imageTypes } from './images';

const alt = z
  .string()
  .trim()
  .min(1, 'Describe la imagen para quien no la ve.')
  .max(300, 'Como mucho 300 caracteres.');
const params = z.object({ name: z.string().max(100) });
const image = z.object({
  name: z.string(),
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  createdAt: moment,
});

export const listImages = endpoint.get('/api/admin/blog-images', 'may:edit-content', {
  summary: 'The newest uploaded images, and the drawings that come with the content.',
  response: z.object({ uploaded: z.array(image), drawings: z.array(z.string()) }),
});

export const uploadImage = endpoint.post('/api/admin/blog-images', 'may:edit-content', {
  summary: 'Uploads an image with its description. It is resized and its metadata removed.',
  query: z.object({ alt }),
  upload: { field: 'file', maxBytes: IMAGE_BYTES, types: imageTypes },
  response: image,
});

export const removeImage = endpoint.delete('/api/admin/blog-images/:name', 'may:edit-content', {
  summary: 'Deletes an image that no post and no author uses.',
  params,
});
