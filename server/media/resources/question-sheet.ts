import { brand } from '@atalaya/core/brand';
import type { Build } from '@atalaya/core/media/resources/resource-file.contract';
import type { Block, SheetContent } from '@atalaya/core/media/resources/sheet';
import type { Kit } from '../../platform/kit';
import { referenceText } from '../../review/cards';
import { type AskedText, currentTexts, questionBank } from '../../syllabus/question-bank';

type Wish = Extract<Build, { kind: 'questions' }>;

/** The same questions for everyone: of each topic in turn, those of exam level first. */
export async function questionBlocks(kit: Kit, { block, count }: Wish): Promise<SheetContent> {
  const bank = await questionBank(kit);
  const topics = bank.topics.filter((topic) => block === undefined || topic.block === block);
  const piles = topics.map(({ number }) =>
    bank.questions
      .filter(
        ({ topic, kind, lawChangedOn }) => topic === number && kind === 'choice' && lawChangedOn === null,
      )
      .sort((a, b) => Math.abs(a.difficulty - 2) - Math.abs(b.difficulty - 2) || (a.id < b.id ? -1 : 1))
      .map(({ id }) => id),
  );
  const ids: string[] = [];
  for (let round = 0; ids.length < count && piles.some((pile) => pile.length > round); round += 1)
    ids.push(
      ...spread(
        piles.flatMap((pile) => pile[round] ?? []),
        count - ids.length,
      ),
    );
  const found = new Map((await currentTexts(kit.db, ids)).map((text) => [text.id, text]));
  const texts = ids
    .sort()
    .flatMap((id) => found.get(id) ?? [])
    .filter((text) => text.options !== null);
  const lawName = (law: string) => bank.laws.get(law)?.shortName ?? null;
  return {
    validOn: texts.map(({ validOn }) => validOn).sort()[0] ?? null,
    source: `Banco de preguntas de ${brand.name}.`,
    blocks: [
      {
        kind: 'text',
        text: 'Una sola respuesta es correcta. En el examen, cada error resta medio acierto; en blanco no resta.',
      },
      ...texts.map((text, at) => asked(text, at + 1)),
      { kind: 'heading', text: 'Respuestas' },
      {
        kind: 'answers',
        items: texts.map((text, at) => answered(text, at + 1, referenceText(text, { lawName }))),
      },
    ],
  };
}

/** Evenly over the list when there are more than wanted. */
const spread = (ids: readonly string[], most: number): string[] =>
  ids.length <= most
    ? [...ids]
    : Array.from({ length: most }, (_, at) => ids[Math.floor((at * ids.length) / most)] ?? '').filter(
        Boolean,
      );

const asked = ({ stem, options }: AskedText, number: number): Block => ({
  kind: 'question',
  number,
  stem,
  options: options ? [`A) ${options.A}`, `B) ${options.B}`, `C) ${options.C}`] : [],
});

function answered({ answer, explanation }: AskedText, number: number, reference: string | null) {
  const why =
    typeof explanation === 'string' || answer === 'true' || answer === 'false'
      ? ''
      : (explanation[answer] ?? '');
  return { number, key: String(answer), why: reference ? `${why} (${reference})` : why };
}
