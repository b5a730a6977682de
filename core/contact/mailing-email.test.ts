import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailingEmail } from './mailing-email';

const frame = {
  origin: 'https://atalaya.example',
  contact: 'soporte@atalaya.example',
  unsubscribeUrl: 'https://atalaya.example/boletin/baja?token=abc&x="1"',
};
const written = (body: string, more: { subject?: string; preheader?: string } = {}) =>
  mailingEmail({ subject: 'Repaso', preheader: '', audience: 'newsletter', body, ...more }, frame);
const BEGIN = 'overflow-wrap:anywhere">';
/** The part that comes from the Markdown. */
const bodyOf = (html: string): string =>
  html.slice(
    html.indexOf(BEGIN) + BEGIN.length,
    html.lastIndexOf('</td></tr>\n<tr><td style="padding:0 28px'),
  );

describe('the email of a mailing', () => {
  it('has the Markdown as HTML with inline styles, and as text', () => {
    const { html, text } = written(
      '## Hoy\n\nUn **plazo** y [los planes](/planes).\n\n- uno\n- dos\n\n> cita\n\n3. tres\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n---',
    );
    const body = bodyOf(html);
    expect(body).toMatch(/<h2 style="[^"]+">Hoy<\/h2>/);
    expect(body).toContain('<strong>plazo</strong>');
    expect(body).toContain('<a href="https://atalaya.example/planes" target="_blank"');
    expect(body).toMatch(/<li [^>]+>uno<\/li>/);
    expect(body).toContain('<ol start="3"');
    expect(body).toContain('text-align:right">2</td>');
    expect(body).toContain('<blockquote');
    expect(body).toContain('<hr');
    expect(text).toBe(
      [
        'Hoy\n===',
        'Un plazo y los planes (https://atalaya.example/planes).',
        '- uno\n- dos',
        '> cita',
        '3. tres',
        'a | b\n1 | 2',
        '----------',
        'El equipo de Atalaya\nsoporte@atalaya.example',
        `Recibes este correo porque te suscribiste al boletín. Date de baja con un clic: ${frame.unsubscribeUrl}`,
      ].join('\n\n'),
    );
  });

  it('has the summary for the inbox, and the unsubscribe link with its quotes escaped', () => {
    const { html, subject } = written('Hola', {
      subject: ' Dos\nlíneas ',
      preheader: 'Tres <b>preguntas</b>',
    });
    expect(subject).toBe('Dos líneas');
    expect(html).toContain('overflow:hidden">Tres &lt;b&gt;preguntas&lt;/b&gt;</div>');
    expect(html).toContain('href="https://atalaya.example/boletin/baja?token=abc&amp;x=&quot;1&quot;"');
  });

  it('says to an account why it gets this email', () => {
    const content = { subject: 'a', preheader: '', body: 'b', audience: 'plus' } as const;
    expect(mailingEmail(content, frame).text).toContain('porque en tu cuenta aceptas novedades y ofertas');
  });

  it.each([
    ['a tag', '<script>alert(1)</script>'],
    ['an image with a handler', '<img src=x onerror=alert(1)>'],
    ['a script link', '[pulsa](javascript:alert(1))'],
    ['a data link', '[pulsa](data:text/html,<script>alert(1)</script>)'],
    ['a link that ends its attribute', '[pulsa](https://a.example/"onmouseover="alert(1))'],
    ['an image from elsewhere', '![a](https://otra.example/pixel.png)'],
    ['a link to a section', '[arriba](#hoy)'],
  ])('stays harmless with %s', (_, body) => {
    const html = bodyOf(written(body, { subject: body, preheader: body }).html);
    expect(html).not.toMatch(/<script|<img|javascript:alert\(1\)"|href="(?!https:\/\/)|"\s*onmouseover="/i);
  });

  it('has no tag or attribute but its own, whatever is written', () => {
    const sign = fc.constantFrom(
      ...[
        '<',
        '>',
        '"',
        "'",
        '&',
        '[a](',
        ')',
        '![b](/api/blog/images/',
        'x.png',
        'javascript:',
        'https://a.example/',
      ],
      ...[
        '\n',
        '\n\n',
        '- ',
        '## ',
        '> ',
        '| a |\n|---|\n',
        '`',
        '*',
        '**',
        ' onload=',
        '<script>',
        '</td>',
        'z',
      ],
    );
    const OWN =
      /<\/?(?:h[1-4]|p|blockquote|hr|ul|ol|li|table|tr|th|td|strong|em|code)(?: start="\d+")?(?: cellpadding="0" cellspacing="0")?(?: style="[^"<>]*")?>|<a href="(?:https?:\/\/|mailto:|tel:)[^"<>]*" target="_blank" style="[^"<>]*">|<\/a>|<img src="https:\/\/atalaya\.example\/api\/blog\/images\/[a-z0-9-]+\.(?:svg|png|webp|avif)" alt="[^"<>]*" style="[^"<>]*">/g;
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 30 }), (signs) => {
        expect(bodyOf(written(signs.join('')).html).replace(OWN, '')).not.toMatch(/[<>"]/);
      }),
    );
  });
});
