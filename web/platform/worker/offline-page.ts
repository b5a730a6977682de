import { brand } from '@atalaya/core/brand';
import { appearanceScript } from '../appearance/appearance-script';
import { build } from './build';
import { type Listed, listKept } from './kept-pages';

const LISTED = 12;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Built by the worker, with the styles and fonts of the shell and no script files. */
export async function offlinePage(): Promise<Response> {
  const nonce = crypto.randomUUID();
  const pages = (await listKept().catch(() => [])).slice(0, LISTED);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'self'; script-src 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; base-uri 'none'; form-action 'none'`,
  };
  return new Response(html(nonce, pages), { status: 503, statusText: 'Offline', headers });
}

/** Reloads when the network is back, unless the user has already clicked a link. */
const tryAgain = `let isLeaving=false;
addEventListener('click',(e)=>{isLeaving=Boolean(e.target.closest('a'))},true);
addEventListener('online',()=>isLeaving||location.reload())`;

const html = (nonce: string, pages: readonly Listed[]): string => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>Sin conexión | ${brand.name}</title>
<script nonce="${nonce}">${appearanceScript}${tryAgain}</script>
${build.styles.map((path) => `<link rel="stylesheet" href="${path}">`).join('\n')}
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<p class="name"><img src="/favicon.svg" alt="" width="40" height="40">${brand.name}</p>
<h1>No hay conexión</h1>
<p class="lead">Esta página no está guardada en este dispositivo. Lo que hayas respondido sigue a salvo aquí y se enviará cuando vuelva la red.</p>
<p><a class="retry" href="">Reintentar</a></p>
${pages.length > 0 ? list(pages) : ''}
</main>
</body>
</html>`;

const list = (pages: readonly Listed[]): string => `<h2>Puedes leer sin conexión</h2>
<ul>
${pages.map(({ path, title }) => `<li><a href="${escaped(path)}">${escaped(title)}</a></li>`).join('\n')}
</ul>`;

const style = `
body{margin:0;background:var(--ground);color:var(--ink)}
main{max-width:40rem;margin:0 auto;padding:max(1.5rem,env(safe-area-inset-top)) 1.25rem 4rem}
.name{display:flex;align-items:center;gap:.75rem;margin:0;font:700 1.5rem/1 "Barlow Condensed",sans-serif}
h1{margin:3.5rem 0 0;font:700 clamp(2.5rem,8vw,3.5rem)/1 "Barlow Condensed",sans-serif}
.lead{margin:1.25rem 0 2rem;font-size:1.1875rem;line-height:1.5;color:var(--muted);max-width:52ch}
.retry{display:inline-flex;align-items:center;min-height:3rem;padding:0 1.5rem;border-radius:10px;background:var(--navy);color:var(--on-navy);font-weight:600;text-decoration:none}
.retry:hover{background:var(--navy-hover)}
a:focus-visible{outline:3px solid var(--gold);outline-offset:3px}
h2{margin:3.5rem 0 .75rem;font:700 1.5rem/1.1 "Barlow Condensed",sans-serif}
ul{margin:0;padding:0;list-style:none;border-top:1px solid var(--line)}
li a{display:block;padding:.875rem 0;border-bottom:1px solid var(--line);color:var(--ink);font-weight:500;text-decoration:none;overflow-wrap:anywhere}
li a:hover{color:var(--navy);text-decoration:underline}`;
