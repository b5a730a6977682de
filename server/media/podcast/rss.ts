import { brand } from '@atalaya/core/brand';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** Control characters are not allowed in XML, not even escaped. */
const xml = (text: string): string =>
  text.replace(/[^\P{Cc}\t\n\r]/gu, '').replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

export type FeedItem = {
  id: string;
  number: number;
  title: string;
  summary: string;
  /** `2026-10-05` */
  date: string;
  isSynthetic: boolean;
  audio: { url: string; type: string; bytes: number; seconds: number };
  chaptersUrl: string;
  transcriptUrl: string;
};

export type Channel = {
  origin: string;
  url: string;
  guid: string;
  coverUrl: string;
  items: readonly FeedItem[];
};

const SYNTHETIC = ' Voz sintética.';

/** RSS 2.0 with the tags of Apple and of Podcasting 2.0. */
export const writeRss = ({
  origin,
  url,
  guid,
  coverUrl,
  items,
}: Channel): string => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0">
  <channel>
    <title>El podcast de ${xml(brand.name)}</title>
    <link>${xml(`${origin}/campus-estudio/podcast`)}</link>
    <atom:link href="${xml(url)}" rel="self" type="application/rss+xml" />
    <description>Método, normas y casos para preparar la oposición a Policía Nacional. Este enlace es solo tuyo.</description>
    <language>es-ES</language>
    <itunes:author>${xml(brand.name)}</itunes:author>
    <itunes:image href="${xml(coverUrl)}" />
    <itunes:category text="Education"><itunes:category text="Courses" /></itunes:category>
    <itunes:explicit>false</itunes:explicit>
    <itunes:type>serial</itunes:type>
    <itunes:block>Yes</itunes:block>
    <podcast:guid>${xml(guid)}</podcast:guid>
    <podcast:locked>yes</podcast:locked>
${items.map(itemOf).join('')}  </channel>
</rss>
`;

const itemOf = ({ audio, isSynthetic, ...item }: FeedItem): string => `    <item>
      <title>${xml(item.title)}</title>
      <description>${xml(item.summary + (isSynthetic ? SYNTHETIC : ''))}</description>
      <guid isPermaLink="false">${xml(`podcast.${item.id}`)}</guid>
      <pubDate>${new Date(`${item.date}T06:00:00Z`).toUTCString()}</pubDate>
      <enclosure url="${xml(audio.url)}" length="${audio.bytes}" type="${xml(audio.type)}" />
      <itunes:episode>${item.number}</itunes:episode>
      <itunes:duration>${audio.seconds}</itunes:duration>
      <itunes:explicit>false</itunes:explicit>
      <podcast:chapters url="${xml(item.chaptersUrl)}" type="application/json+chapters" />
      <podcast:transcript url="${xml(item.transcriptUrl)}" type="text/vtt" language="es" />
    </item>
`;

type Parts = {
  chapters: readonly { title: string; start: number }[];
  lines: readonly { start: number; text: string }[];
  seconds: number;
};

/** JSON Chapters 1.2. */
export const writeChapters = ({ chapters }: Parts): string =>
  JSON.stringify({
    version: '1.2.0',
    chapters: chapters.map(({ title, start }) => ({ startTime: start, title })),
  });

/** `00:00:05.250`: WebVTT has no minute after the 59th. */
const vttTime = (seconds: number): string => new Date(Math.floor(seconds * 1000)).toISOString().slice(11, 23);

export const writeVtt = ({ lines, seconds }: Parts): string =>
  `WEBVTT\n\n${lines
    .map(({ start, text }, at) => {
      const end = lines[at + 1]?.start ?? seconds;
      return `${vttTime(start)} --> ${vttTime(end)}\n${text.replace(/[<&]/g, (sign) => escapes[sign] ?? sign)}\n`;
    })
    .join('\n')}`;
