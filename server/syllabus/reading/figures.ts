import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../platform/app-error';
import type { Kit } from '../../platform/kit';

/** A drawing of content/figures. */
export async function readFigureFile({ env }: Pick<Kit, 'env'>, name: string): Promise<Uint8Array> {
  if (!/^[a-z0-9-]+\.svg$/.test(name)) throw new AppError('request.not-found');
  return readFile(join(env.checkout, 'content/figures', name)).catch(() => {
    throw new AppError('request.not-found');
  });
}
