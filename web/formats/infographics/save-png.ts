import { saveFile } from '../../platform/save-file';

/** Pixels for one unit of the drawing: sharp on paper and on dense screens. */
const DENSITY = 2;

type Size = { width: number; height: number };

/** Draws the file, which brings its fonts, on a canvas and saves it. */
export async function savePng(address: string, size: Size, name: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`status ${response.status}`);
  const source = URL.createObjectURL(await response.blob());
  try {
    const image = new Image(size.width * DENSITY, size.height * DENSITY);
    image.src = source;
    await image.decode();
    saveFile(name, await toPng(image, size));
  } finally {
    URL.revokeObjectURL(source);
  }
}

async function toPng(image: HTMLImageElement, { width, height }: Size): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * DENSITY);
  canvas.height = Math.round(height * DENSITY);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no image'))), 'image/png'),
  );
}
