// Writes the icons of each menu into one file: web/shell/campus/icons.svg and web/shell/admin/icons.svg.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { adminPages } from '../core/platform/pages/admin';
import { campusPages } from '../core/platform/pages/campus';
import { checkout } from './checkout.mjs';

type IconData = { node: [tag: string, attributes: Record<string, string>][] };

const LUCIDE = join(checkout, 'node_modules/lucide-react/dist/esm/icons');
export const menus = [
  { file: join(checkout, 'web/shell/campus/icons.svg'), entries: campusPages },
  { file: join(checkout, 'web/shell/admin/icons.svg'), entries: adminPages },
];

export async function drawIcons(entries: readonly { icon: string }[]): Promise<string> {
  const names = [...new Set(entries.map(({ icon }) => icon))].sort();
  const symbols = await Promise.all(names.map(drawIcon));
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${symbols.join('\n')}\n</svg>\n`;
}

async function drawIcon(name: string): Promise<string> {
  const { __iconData: icon }: { __iconData: IconData } = await import(
    pathToFileURL(join(LUCIDE, `${name}.mjs`)).href
  );
  const shapes = icon.node.map(([tag, { key: _, ...attributes }]) => {
    const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
    return `<${tag}${written.join('')}/>`;
  });
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`;
}

if (process.argv[1] === import.meta.filename)
  for (const { file, entries } of menus) writeFileSync(file, await drawIcons(entries));
