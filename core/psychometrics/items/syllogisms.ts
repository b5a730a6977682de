import { type Draft, type Generator, indexesWhere, textOption } from './draft.ts';
import type { Level } from './item.ts';
import { at, type Rng, range } from './rng.ts';

/** «Todos los A son B», «Ningún A es B», «Algunos A son B», «Algunos A no son B». */
type Form = 'all' | 'none' | 'some' | 'some-not';
const forms = ['all', 'none', 'some', 'some-not'] as const;
type Statement = { form: Form; subject: number; predicate: number };
/** `null` is the option that nothing certain follows. */
type Facts = { premises: readonly Statement[]; options: readonly (Statement | null)[] };

/** A region is a combination of the three classes (bits); a model says which of the seven regions have members. */
const regions = range(7).map((index) => index + 1);
const models = range(128);
const regionsWhere = (holds: (region: number) => boolean): number =>
  regions.filter(holds).reduce((mask, region) => mask | (1 << (region - 1)), 0);
const isIn = (region: number, group: number) => (region & (1 << group)) !== 0;

const membersOf = range(3).map((group) => regionsWhere((region) => isIn(region, group)));
/** Regions inside the first class, and inside or outside the second. */
const both = range(9).map((index) =>
  regionsWhere((region) => isIn(region, Math.floor(index / 3)) && isIn(region, index % 3)),
);
const onlyFirst = range(9).map((index) =>
  regionsWhere((region) => isIn(region, Math.floor(index / 3)) && !isIn(region, index % 3)),
);

function isTrue({ form, subject, predicate }: Statement, model: number): boolean {
  const pair = subject * 3 + predicate;
  if (form === 'all') return (model & at(onlyFirst, pair)) === 0;
  if (form === 'none') return (model & at(both, pair)) === 0;
  if (form === 'some') return (model & at(both, pair)) !== 0;
  return (model & at(onlyFirst, pair)) !== 0;
}

const hasMembers = (model: number) => membersOf.every((mask) => (model & mask) !== 0);

/** True in every model of the premises, even if some class were empty. */
const follows = (premises: readonly Statement[], conclusion: Statement): boolean =>
  models.every((model) => !premises.every((one) => isTrue(one, model)) || isTrue(conclusion, model));

/** A model with members in every class where the premises hold and the conclusion does not. */
const isRefuted = (premises: readonly Statement[], conclusion: Statement): boolean =>
  models.some(
    (model) => hasMembers(model) && premises.every((one) => isTrue(one, model)) && !isTrue(conclusion, model),
  );

const groups = [
  ['nadador', 'nadadores'],
  ['ciclista', 'ciclistas'],
  ['lector', 'lectores'],
  ['músico', 'músicos'],
  ['madrileño', 'madrileños'],
  ['zurdo', 'zurdos'],
  ['ingeniero', 'ingenieros'],
  ['conductor', 'conductores'],
  ['socio del club', 'socios del club'],
  ['voluntario', 'voluntarios'],
  ['opositor', 'opositores'],
  ['fotógrafo', 'fotógrafos'],
  ['montañero', 'montañeros'],
  ['ajedrecista', 'ajedrecistas'],
  ['vegetariano', 'vegetarianos'],
  ['cocinero', 'cocineros'],
] as const;
type Names = readonly (readonly [one: string, many: string])[];

function sentence(names: Names, { form, subject, predicate }: Statement): string {
  const [one, many] = at(names, subject);
  const [singular, plural] = at(names, predicate);
  if (form === 'all') return `Todos los ${many} son ${plural}`;
  if (form === 'none') return `Ningún ${one} es ${singular}`;
  return form === 'some' ? `Algunos ${many} son ${plural}` : `Algunos ${many} no son ${plural}`;
}

/** Class 1 is the middle term. A figure says where it stands in each premise. */
const figures = [
  [
    [1, 2],
    [0, 1],
  ],
  [
    [2, 1],
    [0, 1],
  ],
  [
    [1, 2],
    [1, 0],
  ],
  [
    [2, 1],
    [1, 0],
  ],
] as const;

type Mood = { premises: readonly Statement[]; valid: readonly Statement[] };

const conclusions: Statement[] = forms.flatMap((form) => [
  { form, subject: 0, predicate: 2 },
  { form, subject: 2, predicate: 0 },
]);

/** All pairs of premises, with the conclusions that follow from them. */
const moods: readonly (Mood & { level: Level })[] = figures.flatMap(([first, second], figure) =>
  forms.flatMap((major) =>
    forms.map((minor) => {
      const premises = [
        { form: major, subject: first[0], predicate: first[1] },
        { form: minor, subject: second[0], predicate: second[1] },
      ];
      const valid = conclusions.filter((conclusion) => follows(premises, conclusion));
      return { premises, valid, level: levelOf(major, minor, figure, valid.length > 0) };
    }),
  ),
);

function levelOf(major: Form, minor: Form, figure: number, isValid: boolean): Level {
  // The fourth figure is the first one with its premises in the other order.
  if (figure === 3 && isValid) return levelOf(minor, major, 0, isValid);
  if (!isValid) return major === 'all' || minor === 'all' ? 4 : 5;
  if (major === 'some-not' || minor === 'some-not') return 5;
  if (figure === 0) return major === 'all' ? (minor === 'all' ? 1 : 2) : minor === 'all' ? 2 : 3;
  return figure === 1 ? 3 : 4;
}

const NOTHING = 'No se puede asegurar ninguna de las otras dos';

const text = (names: Names, conclusion: Statement | null) =>
  conclusion ? `${sentence(names, conclusion)}.` : `${NOTHING}.`;

function counterexample(names: Names, { form, subject, predicate }: Statement): string {
  const [, many] = at(names, subject);
  const [, plural] = at(names, predicate);
  if (form === 'all') return `podría haber ${many} que no fueran ${plural}`;
  if (form === 'none') return `podría haber ${many} que fueran ${plural}`;
  return form === 'some'
    ? `podría no haber ${many} que fueran ${plural}`
    : `podrían ser ${plural} todos los ${many}`;
}

export const syllogisms: Generator<Facts> = {
  make(rng: Rng, level): Draft<Facts> | undefined {
    // From level 4 on nothing follows in one item of three, and that option is always offered: it is right by chance.
    const mayBeOpen = level >= 4;
    const isOpen = mayBeOpen && rng.chance(1 / 3);
    const mood = rng.pick(moods.filter((one) => one.level === level && (one.valid.length === 0) === isOpen));
    const names = rng.sample(groups, 3);
    const doubtful = conclusions.filter((conclusion) => isRefuted(mood.premises, conclusion));
    const right = isOpen ? null : rng.pick(mood.valid);
    const wrong: (Statement | null)[] = rng.sample(doubtful, 2);
    if (mayBeOpen && !isOpen) wrong[1] = null;
    const options = [right, ...wrong];
    const premises = rng.shuffle(mood.premises);
    return {
      stem: 'Si las dos frases son verdad, ¿qué se sigue con seguridad?',
      body: premises.map((premise) => ({ block: 'text', text: `${sentence(names, premise)}.` })),
      options: options.map((conclusion) => textOption(text(names, conclusion))),
      explanation: [
        right
          ? `Se sigue que ${lower(sentence(names, right))}: no hay manera de cumplir las dos frases sin cumplir esa.`
          : 'Ninguna de las dos conclusiones es segura.',
        ...wrong.flatMap((conclusion) =>
          conclusion
            ? [`«${sentence(names, conclusion)}» no es seguro: ${counterexample(names, conclusion)}.`]
            : [],
        ),
      ],
      facts: { premises, options },
    };
  },
  solve({ premises, options }) {
    const certain = options.map((option) => option !== null && follows(premises, option));
    const doubtful = options.every((option) => option === null || isRefuted(premises, option));
    return indexesWhere(
      options.map((option, index) => (option === null ? doubtful : at(certain, index))),
      Boolean,
    );
  },
};

const lower = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);
