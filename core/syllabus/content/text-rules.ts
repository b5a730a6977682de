import { type Body, type Fault, faultAt, type Placed, textsOf } from '../../platform/content-fault.ts';
import { readableText } from './prose.ts';
import { htmlTag, isGarbled, unaccentedWords } from './spelling.ts';

// Fields that hold keys instead of Spanish text.
const KEYS = /(^|\.)(id|section|fact|law|laws|article|epigraphs|author|image|avatar|slug|boe|voice)(\.\d+)?$/;
// Grammar and spelling topics, which contain wrong spellings on purpose.
const MISSPELLING_TOPICS = [36, 37];

/** Markup, encoding errors and missing accents in every field of a value. */
export function textFaults(place: Placed<unknown>, topic: number | null): Fault[] {
  return textsOf(place.value).flatMap(({ path, text }) => {
    const faults = markupFaults(text).map((reason) => faultAt(place, path, reason));
    const sample = topic !== null && MISSPELLING_TOPICS.includes(topic) && path.startsWith('options.');
    if (KEYS.test(path) || sample) return faults;
    return [...faults, ...accentFaults(text, topic).map((reason) => faultAt(place, path, reason))];
  });
}

export function markdownFaults(file: string, body: Body, topic: number | null): Fault[] {
  return body.text.split('\n').flatMap((row, index) =>
    [...markupFaults(row), ...accentFaults(readableText(row), topic)].map((reason) => ({
      file,
      line: body.line + index,
      field: 'body',
      reason,
    })),
  );
}

function markupFaults(text: string): string[] {
  const tag = htmlTag(text);
  return [
    ...(tag === null ? [] : [`holds the HTML ${tag}`]),
    ...(isGarbled(text) ? ['is garbled: UTF-8 read as another encoding'] : []),
  ];
}

function accentFaults(text: string, topic: number | null): string[] {
  const checked = topic !== null && MISSPELLING_TOPICS.includes(topic) ? text.replace(/«[^»]*»/g, '') : text;
  const words = unaccentedWords(checked);
  return words.length === 0 ? [] : [`accent missing: ${words.join(', ')}`];
}
