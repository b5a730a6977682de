// Renders public/home/dawn.webm and dawn.mp4 from the poster, dawn.svg. Run by hand when the drawing changes:
//   node web/home/film/render.mjs      (needs ffmpeg and a Chromium; CHROMIUM_PATH names one)
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { SECONDS } from './scene.mjs';

const FRAMES_PER_SECOND = 24;
const here = fileURLToPath(new URL('.', import.meta.url));
const out = fileURLToPath(new URL('../../public/home/', import.meta.url));
const frames = mkdtempSync(join(tmpdir(), 'atalaya-film-'));

await shoot();
const input = [
  '-y',
  '-v',
  'error',
  '-framerate',
  String(FRAMES_PER_SECOND),
  '-i',
  join(frames, '%04d.png'),
  '-an',
];
// Explicit colour space, so that the film matches the poster in every browser.
const colours = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', 'yuv420p', '-colorspace', 'bt709'],
  ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
];
const webm = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '38', '-row-mt', '1', ...colours];
for (const pass of ['1', '2']) {
  const log = ['-pass', pass, '-passlogfile', join(frames, 'pass')];
  encode([
    ...input,
    ...webm,
    ...log,
    ...(pass === '1' ? ['-f', 'null', '/dev/null'] : [join(out, 'dawn.webm')]),
  ]);
}
const mp4 = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '28', ...colours];
encode([...input, ...mp4, '-movflags', '+faststart', join(out, 'dawn.mp4')]);
for (const file of ['dawn.webm', 'dawn.mp4']) console.log(file, statSync(join(out, file)).size);
rmSync(frames, { recursive: true });

async function shoot() {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 800 } });
  const poster = readFileSync(join(here, '../dawn.svg'), 'utf8');
  const scene = readFileSync(join(here, 'scene.mjs'), 'utf8').replaceAll('export ', '');
  await page.setContent(`<body style="margin:0">${poster}</body>`);
  await page.addScriptTag({
    content: `${scene}; window.film = prepare(document.querySelector('svg')); window.at = (t) => draw(film, t);`,
  });
  for (let frame = 0; frame < SECONDS * FRAMES_PER_SECOND; frame += 1) {
    await page.evaluate((t) => window.at(t), frame / FRAMES_PER_SECOND);
    await page.screenshot({ path: join(frames, `${String(frame).padStart(4, '0')}.png`) });
  }
  await browser.close();
}

function encode(arguments_) {
  const done = spawnSync('ffmpeg', arguments_, { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(done.stderr);
}
