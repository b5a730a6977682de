import type { Endpoint } from '@atalaya/core/platform/endpoint';
import { rateClassOf } from '@atalaya/core/platform/endpoint';
import { z } from 'zod';
import { limitsOf } from './limits';

const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

const styles = `
:root{color-scheme:light dark;--ink:#0e1b33;--muted:#4b5a75;--line:#d9e0ea;--ground:#f7f8fa;--surface:#fff;--navy:#12336b}
@media(prefers-color-scheme:dark){:root{--ink:#e9eef7;--muted:#a3b1cb;--line:#22324f;--ground:#0a1424;--surface:#101d33;--navy:#7fa6f0}}
body{margin:0 auto;max-width:62rem;padding:2rem 1.25rem 5rem;background:var(--ground);color:var(--ink);font:1rem/1.55 system-ui,sans-serif}
h1{font-size:2rem;margin:0}h2{margin:2.5rem 0 .5rem;font-size:1.25rem;text-transform:capitalize}
details{border:1px solid var(--line);border-radius:10px;background:var(--surface);margin:.5rem 0}
summary{cursor:pointer;padding:.75rem 1rem;display:flex;gap:.75rem;flex-wrap:wrap;align-items:baseline}
summary b{color:var(--navy);min-width:4.5ch}summary code{overflow-wrap:anywhere}summary span{margin-left:auto;color:var(--muted);font-size:.875rem}
details div{padding:0 1rem 1rem}pre{overflow:auto;background:var(--ground);border-radius:6px;padding:.75rem;font-size:.8125rem}
p{color:var(--muted)}a{color:var(--navy)}h3{font-size:.9375rem;margin:1rem 0 .25rem}`;

/** A readable page without scripts, from the same objects as the OpenAPI document. */
export function docsPage(endpoints: readonly Endpoint[]): string {
  const sections = new Map<string, Endpoint[]>();
  for (const endpoint of endpoints) {
    const room = endpoint.path.split('/')[2] ?? 'api';
    sections.set(room, [...(sections.get(room) ?? []), endpoint]);
  }
  const body = [...sections]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([room, list]) => `<h2 id="${room}">${escapeHtml(room)}</h2>${list.map(entry).join('')}`)
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Atalaya API</title><style>${styles}</style></head><body><h1>Atalaya API</h1>
<p>${endpoints.length} endpoints. Requests and answers are JSON; a failed call answers <code>{code, message, details?}</code>.
What is refused until its window ends says so in <code>Retry-After</code>.
The machine-readable document is <a href="/api/docs/openapi.json">openapi.json</a>.</p>${body}</body></html>`;
}

function entry(endpoint: Endpoint): string {
  return `<details><summary><b>${endpoint.method}</b><code>${escapeHtml(endpoint.path)}</code><span>${who(endpoint)} · ${rateClassOf(endpoint)}</span></summary>
<div><p>${escapeHtml(endpoint.summary)}</p>${limits(endpoint)}${part('Path', endpoint.params)}${part('Query', endpoint.query)}${part('Body', endpoint.body)}${
    endpoint.upload
      ? `<h3>Upload</h3><p>Field ${endpoint.upload.field}, up to ${endpoint.upload.maxBytes} bytes: ${endpoint.upload.types.join(', ')}</p>`
      : ''
  }${part('Answer', endpoint.response, 'output')}</div></details>`;
}

const who = ({ access, scope, device, confirmed }: Endpoint): string =>
  [access, scope, device && `${device} device`, confirmed && 'confirmed'].filter(Boolean).join(' ');

const limits = (endpoint: Endpoint): string =>
  [...limitsOf(endpoint).values()]
    .flatMap(({ sentences }) => sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`))
    .join('');

function part(title: string, schema: z.ZodType | undefined, io: 'input' | 'output' = 'input'): string {
  if (!schema) return '';
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return `<h3>${title}</h3><pre>${escapeHtml(JSON.stringify(shape, null, 2))}</pre>`;
}
