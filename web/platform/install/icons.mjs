// Renders public/icons/*.png, what a home screen shows of the installed app. Run by hand when the mark changes:
//   node web/platform/install/icons.mjs
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const at = (name) => fileURLToPath(new URL(`../../public/icons/${name}.png`, import.meta.url));

const sun = '<path d="M4 30a16 16 0 0 1 32 0z" fill="#E8BC5C"/>';
const tower = 'M13 36l1.8-17H13v-8h3.4v3h2v-3h3.2v3h2v-3H27v8h-1.8L27 36z';
const door = '<rect x="18.4" y="22" width="3.2" height="5.6" rx="1.6" fill="#1C4487"/>';
const mark = `${sun}<path d="${tower}" fill="#fff" stroke="#1C4487" stroke-width="1.6" stroke-linejoin="round"/>${door}`;
const horizon = (from, width) => `<rect x="${from}" y="33" width="${width}" height="3" fill="#fff"/>`;

const plate = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><clipPath id="c"><rect width="40" height="40" rx="8"/></clipPath><g clip-path="url(#c)"><rect width="40" height="40" fill="#1C4487"/>${mark}${horizon(0, 40)}<rect y="36" width="40" height="4" fill="#1C4487"/></g></svg>`;
/** A maskable icon: the logo is in the safe zone and the background reaches the edge. */
const full = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -5 56 56"><rect x="-8" y="-5" width="56" height="56" fill="#1C4487"/>${mark}${horizon(-8, 56)}<rect x="-8" y="36" width="56" height="15" fill="#1C4487"/></svg>`;
/** Monochrome, for the status bar. */
const badge = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="4 8 32 32"><path fill-rule="evenodd" d="${tower}M18.4 23.6a1.6 1.6 0 0 1 3.2 0v4h-3.2z" fill="#fff"/></svg>`;

const render = (svg, size, name) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 8 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toFile(at(name));

await render(plate, 192, 'icon-192');
await render(plate, 512, 'icon-512');
await render(full, 192, 'maskable-192');
await render(full, 512, 'maskable-512');
await render(full, 180, 'apple-touch-180');
await render(badge, 96, 'badge-96');
