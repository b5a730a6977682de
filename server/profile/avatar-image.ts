import { redraw } from '../platform/uploads/redraw';

const SIDE = 256;

export const drawAvatar = (bytes: Buffer): Promise<Buffer> =>
  redraw(bytes, {
    feature: 'profile',
    formats: ['jpeg', 'png', 'webp'],
    draw: (upright) => upright.resize(SIDE, SIDE, { fit: 'cover' }).webp({ quality: 84 }).toBuffer(),
  });
