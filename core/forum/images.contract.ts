import { endpoint } from '../platform/endpoint';
import { uploadAllowance } from '../uploads/images';
import { imageUpload, uploadedImage } from '../uploads/uploads.contract';

export const uploadForumImage = endpoint.post('/api/forum/images', 'basico', {
  summary:
    'Uploads an image for a post that is being written. Only its owner sees it until the post is published.',
  allowances: [uploadAllowance],
  upload: imageUpload,
  response: uploadedImage,
});
