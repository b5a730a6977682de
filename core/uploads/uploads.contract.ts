import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { UPLOAD_BYTES, uploadTypes } from './images';

/** For the endpoints of the features that take images. */
export const imageUpload = { field: 'file', maxBytes: UPLOAD_BYTES, types: uploadTypes } as const;

export const uploadedImage = z.object({
  name: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});

export const readUpload = endpoint.get('/api/uploads/:name', 'visitor', {
  summary:
    'An image of a user: for everyone if it is in a public text, otherwise for those who may see that text.',
  params: z.object({ name: z.string().max(60) }),
});
