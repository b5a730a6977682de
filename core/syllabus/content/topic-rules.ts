import { type Fault, faultAt } from '../../platform/content-fault.ts';
import { plain } from '../../platform/fold.ts';
import type { Question, SchemeNode } from './content.contract.ts';
import type { TopicContent } from './content-library.ts';
import { type Laws, validOnFaults } from './date-rules.ts';
import { sectionHeadings, wordCount } from './prose.ts';

const LETTERS = ['A', 'B', 'C'] as const;
const SUMMARY = 'resumen';
const FEWEST = { 'true-false.yaml': 20, 'flashcards.yaml': 25, 'terms.yaml': 15 } as const;
const FEWEST_QUESTIONS: Readonly<Record<number, number>> = { 2: 40, 8: 90, 14: 40, 21: 40, 41: 40 };
const FEWEST_QUESTIONS_OTHERWISE = 30;
// With fewer questions the letters of the keys cannot be evenly distributed.
const SPREAD_FROM = 30;

/** Rules for the front matter of every topic, written or only outlined. */
export function headFaults(topic: TopicContent, lawTexts: Laws, today: string): Fault[] {
  const { head, folder } = topic;
  const { number, block, laws, epigraphs, sections, title } = head.value;
  const faults = validOnFaults(head, laws, lawTexts, today);
  const at = (field: string, reason: string) => faults.push(faultAt(head, field, reason));

  const prefix = `${String(number).padStart(2, '0')}-`;
  if (!folder.slice(folder.lastIndexOf('/') + 1).startsWith(prefix))
    at('number', `the folder must start with ${prefix}`);
  if (block !== blockOf(number)) at('block', `topic ${number} is of block ${blockOf(number)}`);
  laws.forEach((law, index) => {
    if (!lawTexts.has(law)) at(`laws.${index}`, `«${law}» is not a law of laws.yaml`);
  });
  const known = new Set(epigraphs.map((epigraph) => epigraph.id));
  if (known.size < epigraphs.length) at('epigraphs', 'two epigraphs share an id');
  if (new Set(sections.map((section) => section.id)).size < sections.length)
    at('sections', 'two sections share an id');
  sections.forEach((section, index) => {
    for (const id of section.epigraphs) {
      if (!known.has(id)) at(`sections.${index}.epigraphs`, `«${id}» is not an epigraph`);
    }
  });
  const wording = plain(title);
  epigraphs.forEach((epigraph, index) => {
    if (!wording.includes(plain(epigraph.text)))
      at(`epigraphs.${index}.text`, 'is not the official wording of the title');
    if (!sections.some((section) => section.epigraphs.includes(epigraph.id))) {
      at(`epigraphs.${index}`, `«${epigraph.id}» is covered by no section`);
    }
  });
  for (const piece of uncovered(title, epigraphs))
    at('epigraphs', `nothing stands for «${piece}» of the title`);
  return faults;
}

function blockOf(number: number): 'A' | 'B' | 'C' {
  if (number <= 26) return 'A';
  return number <= 37 ? 'B' : 'C';
}

/** Parts of the official wording that no epigraph covers. The first part may be the topic's name. */
function uncovered(title: string, epigraphs: readonly { text: string }[]): string[] {
  const texts = epigraphs.map((epigraph) => plain(epigraph.text));
  const pieces = title.split(/[.;]\s+|\.$/).filter((piece) => plain(piece) !== '');
  return pieces.slice(1).filter((piece) => {
    const words = plain(piece);
    return !texts.some((text) => text.includes(words) || words.includes(text));
  });
}

/** Further rules for written topics. */
export function writtenFaults(topic: TopicContent): Fault[] {
  return [
    ...bodyFaults(topic),
    ...countFaults(topic),
    ...spreadFaults(topic),
    ...askedEpigraphFaults(topic),
    ...schemeFaults(topic),
    ...listenFaults(topic),
  ];
}

function bodyFaults({ head }: TopicContent): Fault[] {
  const { text, line } = head.body;
  const faults: Fault[] = [];
  const at = (where: number, reason: string) =>
    faults.push({ file: head.file, line: where, field: 'body', reason });

  const words = wordCount(text);
  if (words < 1800 || words > 9500) at(line, `has ${words} words, must have 1,800 to 9,500`);
  const headings = sectionHeadings(text, line);
  const ids = headings.map((heading) => heading.id);
  const sections = head.value.sections.map((section) => section.id).filter((id) => id !== SUMMARY);
  for (const heading of headings) {
    if (heading.id === null) at(heading.line, `the heading «${heading.title}» has no {#section-id}`);
    else if (heading.id !== SUMMARY && !sections.includes(heading.id))
      at(heading.line, `#${heading.id} is not in sections`);
  }
  const missing = sections.filter((id) => !ids.includes(id));
  for (const id of missing) at(line, `no heading for the section «${id}»`);
  if (new Set(ids).size < ids.length) at(line, 'two headings share an id');
  else if (
    missing.length === 0 &&
    ids.filter((id) => id !== null && sections.includes(id)).join() !== sections.join()
  ) {
    at(line, 'the headings are not in the order of sections');
  }
  if (ids.at(-1) !== SUMMARY) at(line, `the last heading must be the summary, {#${SUMMARY}}`);
  else {
    const start = headings.at(-1)?.line ?? line;
    const items = text
      .split('\n')
      .slice(start - line)
      .filter((row) => /^\s*(?:[-*+]|\d+[.)])\s+/.test(row)).length;
    if (items !== 5) at(start, `the summary has ${items} list items, must have five`);
  }
  return faults;
}

function countFaults(topic: TopicContent): Fault[] {
  const fewestQuestions = FEWEST_QUESTIONS[topic.head.value.number] ?? FEWEST_QUESTIONS_OTHERWISE;
  const counts: [string, number, number][] = [
    ['questions.yaml', topic.questions.length, fewestQuestions],
    ['true-false.yaml', topic.trueFalse.length, FEWEST['true-false.yaml']],
    ['flashcards.yaml', topic.flashcards.length, FEWEST['flashcards.yaml']],
    ['terms.yaml', topic.terms.length, FEWEST['terms.yaml']],
  ];
  return counts
    .filter(([, count, fewest]) => count < fewest)
    .map(([name, count, fewest]) =>
      fileFault(topic, name, 'count', `${count} sound items, at least ${fewest} needed`),
    );
}

function spreadFaults(topic: TopicContent): Fault[] {
  const faults: Fault[] = [];
  const { questions, trueFalse } = topic;
  if (questions.length >= SPREAD_FROM) {
    for (const letter of LETTERS) {
      const share = questions.filter(({ value }) => value.answer === letter).length / questions.length;
      if (share < 0.25 || share > 0.42) {
        const reason = `${letter} is right in ${percent(share)}, must be 25 % to 42 %`;
        faults.push(fileFault(topic, 'questions.yaml', 'answer', reason));
      }
    }
    const telling = questions.filter(({ value }) => rightIsClearlyLongest(value)).length / questions.length;
    if (telling >= 0.4) {
      const reason = `the right alternative is clearly the longest in ${percent(telling)}, must be under 40 %`;
      faults.push(fileFault(topic, 'questions.yaml', 'options', reason));
    }
  }
  const trueShare = trueFalse.filter(({ value }) => value.answer).length / trueFalse.length;
  if (trueShare < 0.35 || trueShare > 0.65) {
    faults.push(
      fileFault(topic, 'true-false.yaml', 'answer', `${percent(trueShare)} are true, must be 35 % to 65 %`),
    );
  }
  return faults;
}

export function rightIsClearlyLongest({ options, answer }: Pick<Question, 'options' | 'answer'>): boolean {
  const others = LETTERS.filter((letter) => letter !== answer).map((letter) => options[letter].length);
  return options[answer].length >= 1.15 * Math.max(...others);
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function askedEpigraphFaults({ head, questions }: TopicContent): Fault[] {
  const askedSections = new Set(questions.map(({ value }) => value.section));
  const asked = new Set(
    head.value.sections
      .filter((section) => askedSections.has(section.id))
      .flatMap((section) => section.epigraphs),
  );
  return head.value.epigraphs.flatMap(({ id }, index) =>
    asked.has(id) ? [] : [faultAt(head, `epigraphs.${index}`, `«${id}» is asked by no question`)],
  );
}

function schemeFaults({ scheme }: TopicContent): Fault[] {
  if (!scheme) return [];
  const faults: Fault[] = [];
  const nodes = countNodes(scheme.value.nodes);
  if (nodes < 15 || nodes > 60)
    faults.push(faultAt(scheme, 'nodes', `has ${nodes} nodes, must have 15 to 60`));
  const levels = countLevels(scheme.value.nodes);
  if (levels > 4) faults.push(faultAt(scheme, 'nodes', `has ${levels} levels, must have four at most`));
  for (const { label, children = [] } of sequencesIn(scheme.value.nodes)) {
    const steps = new Set(children.map((child) => plain(child.label)));
    if (steps.size < 3 || steps.size < children.length)
      faults.push(
        faultAt(scheme, 'nodes', `«${label}» is ordered, must have at least three different steps`),
      );
  }
  return faults;
}

function sequencesIn(nodes: readonly SchemeNode[]): SchemeNode[] {
  return nodes.flatMap((node) => [...(node.ordered ? [node] : []), ...sequencesIn(node.children ?? [])]);
}

function countNodes(nodes: readonly SchemeNode[]): number {
  return nodes.reduce((total, node) => total + 1 + countNodes(node.children ?? []), 0);
}

function countLevels(nodes: readonly SchemeNode[]): number {
  return nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map((node) => countLevels(node.children ?? [])));
}

function listenFaults({ listen }: TopicContent): Fault[] {
  if (!listen) return [];
  const { text, line } = listen.body;
  const fault = (where: number, reason: string): Fault => ({
    file: listen.file,
    line: where,
    field: 'body',
    reason,
  });
  const words = wordCount(text);
  const faults = words < 260 || words > 340 ? [fault(line, `has ${words} words, must have 260 to 340`)] : [];
  text.split('\n').forEach((row, index) => {
    if (/^\s*(?:[-*+#>|]|\d+[.)]\s)/.test(row))
      faults.push(fault(line + index, 'must be plain prose, no lists or tables'));
    else if (/\d/.test(row)) faults.push(fault(line + index, 'writes a figure in digits, must be in words'));
  });
  return faults;
}

function fileFault(topic: TopicContent, name: string, field: string, reason: string): Fault {
  return { file: `${topic.folder}/${name}`, line: 1, field, reason };
}
