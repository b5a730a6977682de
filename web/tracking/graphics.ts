const TAIL_LENGTH = 50;

export type Graphics = {
  webglVendor: string | null;
  webglRenderer: string | null;
  canvasTail: string | null;
};

/** What the graphics card is called, where the browser says it. */
function readWebGl(): Pick<Graphics, 'webglVendor' | 'webglRenderer'> {
  const gl = document.createElement('canvas').getContext('webgl');
  const names = gl?.getExtension('WEBGL_debug_renderer_info');
  const read = (name: number): string | null => {
    const value: unknown = gl?.getParameter(name);
    return typeof value === 'string' ? value : null;
  };
  return {
    webglVendor: gl ? read(names?.UNMASKED_VENDOR_WEBGL ?? gl.VENDOR) : null,
    webglRenderer: gl ? read(names?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER) : null,
  };
}

/** Fonts, antialiasing and the card leave their mark on a drawing; its last characters are enough. */
function drawTail(): string | null {
  const canvas = document.createElement('canvas');
  canvas.width = 240;
  canvas.height = 40;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.textBaseline = 'top';
  pen.font = '16px Arial';
  pen.fillStyle = '#12336b';
  pen.fillRect(100, 4, 60, 20);
  pen.fillStyle = '#b7821b';
  pen.fillText('Atalaya, ñandú 0123', 4, 12);
  return canvas.toDataURL().slice(-TAIL_LENGTH);
}

const quietly = <T>(read: () => T, otherwise: T): T => {
  try {
    return read();
  } catch {
    return otherwise;
  }
};

export const readGraphics = (): Graphics => ({
  ...quietly(readWebGl, { webglVendor: null, webglRenderer: null }),
  canvasTail: quietly(drawTail, null),
});
