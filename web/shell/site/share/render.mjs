// Renders public/share/*.png, the pictures that stand for a page where it is shared. Run by hand when a title changes:
//   node web/shell/site/share/render.mjs      (needs a Chromium; CHROMIUM_PATH names one)
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';

const pictures = {
  planes: ['Elige cuánto quieres apretar', 'Tres planes, sin permanencia'],
  oposiciones: ['Cómo se llega a policía nacional', 'Las siete fases, con las tablas oficiales'],
  calculadora: ['Calcula tu nota, paso a paso', 'Conocimientos, físicas, méritos y desempate'],
  enlaces: ['Enlaces oficiales', 'Solo direcciones de organismos públicos'],
  visita: ['Pruébalo antes de creerlo', 'Ocho herramientas de estudio, sin cuenta'],
};

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const font = (path) => readFileSync(at(`../../../../node_modules/@fontsource/${path}`)).toString('base64');
const dawn = readFileSync(at('../../../home/dawn.svg'), 'utf8');
const barlow = font('barlow-condensed/files/barlow-condensed-latin-700-normal.woff2');

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const [name, [title, text]] of Object.entries(pictures)) {
  await page.setContent(`<style>
    @font-face { font-family: Barlow; src: url(data:font/woff2;base64,${barlow}) }
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; background: #0a1b3a; color: #fff; font-family: Barlow }
    svg { position: absolute; left: -395px; bottom: -170px; width: 1870px; height: auto }
    main { position: absolute; left: 72px; top: 72px; width: 640px }
    p { margin: 0; font-size: 34px; line-height: 1.2 }
    h1 { margin: 28px 0 24px; font-size: 104px; line-height: 0.92; letter-spacing: -1px; text-wrap: balance }
  </style>${dawn}<main><p style="letter-spacing:2px">ATALAYA</p><h1>${title}</h1><p>${text}</p></main>`);
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot();
  await sharp(shot)
    .png({ palette: true, colours: 128, effort: 10 })
    .toFile(at(`../../../public/share/${name}.png`));
}
await browser.close();
