import { brand } from '../brand';
import { parseMarkdown } from '../platform/markdown';
import type { MailingContent } from './mailings';
import { htmlOf, escapeHtml as safe } from './markdown-html';
import { textOf } from './markdown-text';

export type MailingFrame = {
  /** The origin of our links: `https://atalaya.example`. */
  origin: string;
  /** The address of the team, in the signature. */
  contact: string;
  /** The page where this recipient unsubscribes. */
  unsubscribeUrl: string;
};

const reasons = {
  newsletter: 'Recibes este correo porque te suscribiste al boletín.',
  news: 'Recibes este correo porque en tu cuenta aceptas novedades y ofertas.',
};

const reasonFor = ({ audience }: MailingContent): string =>
  audience === 'newsletter' ? reasons.newsletter : reasons.news;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The email that a recipient gets, as HTML and as text. The preview of the admin page uses the same function. */
export function mailingEmail(content: MailingContent, frame: MailingFrame) {
  const blocks = parseMarkdown(content.body);
  const subject = oneLine(content.subject);
  return {
    subject,
    html: htmlPage(subject, oneLine(content.preheader), htmlOf(blocks, frame.origin), content, frame),
    text: [
      textOf(blocks, frame.origin),
      `El equipo de ${brand.name}\n${frame.contact}`,
      `${reasonFor(content)} Date de baja con un clic: ${frame.unsubscribeUrl}`,
    ].join('\n\n'),
  };
}

const FONT = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Tables and inline styles, because mail programs ignore most style sheets. No remote images but our own. */
const htmlPage = (
  subject: string,
  preheader: string,
  body: string,
  content: MailingContent,
  { contact, unsubscribeUrl, origin }: MailingFrame,
): string => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${safe(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f2f4f8;${FONT};color:#0e1b33">
<div style="display:none;max-height:0;overflow:hidden">${safe(preheader)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f2f4f8">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border:1px solid #d9dfea;border-radius:12px">
<tr><td style="padding:20px 28px;border-bottom:3px solid #b7821b"><a href="${safe(origin)}/" target="_blank" style="color:#12336b;font-size:20px;font-weight:700;text-decoration:none">${safe(brand.name)}</a></td></tr>
<tr><td style="padding:16px 28px 8px;font-size:16px;line-height:1.6;overflow-wrap:anywhere">${body}</td></tr>
<tr><td style="padding:0 28px 24px;font-size:16px;line-height:1.6">El equipo de ${safe(brand.name)}<br><a href="mailto:${safe(contact)}" target="_blank" style="color:#12336b">${safe(contact)}</a></td></tr>
</table>
<p style="max-width:600px;margin:16px auto 0;font-size:13px;line-height:1.5;color:#55617a">${reasonFor(content)} <a href="${safe(unsubscribeUrl)}" target="_blank" style="color:#55617a">Darme de baja</a></p>
</td></tr>
</table>
</body>
</html>
`;
