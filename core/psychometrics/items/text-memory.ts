import { type Draft, type Generator, indexesWhere, textOption } from './draft.ts';
import type { Level } from './item.ts';
import { at, type Rng, range } from './rng.ts';

const people = [
  'Irene Vidal',
  'Tomás Rueda',
  'Nuria Salas',
  'Pablo Ferrer',
  'Elena Cano',
  'Hugo Lozano',
  'Marta Prieto',
  'Iván Soler',
  'Sonia Ramos',
  'Diego Arias',
];
const streets = [
  'Mayor',
  'Olmo',
  'Prado',
  'Molino',
  'Fuente',
  'Sauce',
  'Encina',
  'Almendro',
  'Ribera',
  'Mirador',
];
const things = [
  'una mochila gris',
  'un paraguas negro',
  'una bicicleta roja',
  'un maletín marrón',
  'una cámara antigua',
  'un casco azul',
  'una guitarra',
  'un bastón',
  'una caja de herramientas',
  'un abrigo verde',
];
const minutes = ['00', '05', '10', '15', '20', '25', '30', '35', '40', '45', '50', '55'];
const PLATE_LETTERS = [...'BCDFGHJKLMNPRSTVWXYZ'];

const fields = ['time', 'street', 'thing', 'plate'] as const;
type Field = (typeof fields)[number];
type Witness = { person: string } & Record<Field, string>;
type Facts = { witnesses: readonly Witness[]; person: string; field: Field; options: readonly string[] };

const FIELDS: Record<Level, number> = { 1: 1, 2: 2, 3: 2, 4: 3, 5: 4 };
const WITNESSES: Record<Level, number> = { 1: 3, 2: 3, 3: 4, 4: 4, 5: 4 };
const SECONDS: Record<Level, number> = { 1: 20, 2: 30, 3: 40, 4: 50, 5: 60 };

const questions: Record<Field, (person: string) => string> = {
  time: (person) => `¿A qué hora declaró ${person}?`,
  street: (person) => `¿En qué calle vive ${person}?`,
  thing: (person) => `¿Qué llevaba ${person}?`,
  plate: (person) => `¿Qué matrícula tenía el coche de ${person}?`,
};

const plate = (rng: Rng) =>
  `${rng.int(1000, 9999)} ${range(3)
    .map(() => rng.pick(PLATE_LETTERS))
    .join('')}`;

/** Says only the fields in use, in one sentence. */
function sentence(witness: Witness, used: readonly Field[]): string {
  const parts: Record<Field, string> = {
    time: `declaró a las ${witness.time}`,
    street: `vive en la calle ${witness.street}`,
    thing: `llevaba ${witness.thing}`,
    plate: `conducía el coche ${witness.plate}`,
  };
  const said = used.map((field) => parts[field]);
  const last = said.pop() ?? '';
  return `${witness.person} ${said.length > 0 ? `${said.join(', ')} y ${last}` : last}.`;
}

export const textMemory: Generator<Facts> = {
  make(rng, level): Draft<Facts> {
    const size = WITNESSES[level];
    const [names, homes, objects] = [
      rng.sample(people, size),
      rng.sample(streets, size),
      rng.sample(things, size),
    ];
    const hours = rng.sample(range(12), size).map((hour) => `${hour + 8}:${rng.pick(minutes)}`);
    const witnesses = range(size).map((index) => ({
      person: at(names, index),
      time: at(hours, index),
      street: at(homes, index),
      thing: at(objects, index),
      plate: plate(rng),
    }));
    const chosen = rng.sample(fields, FIELDS[level]);
    const shown = fields.filter((field) => chosen.includes(field));
    const field = rng.pick(shown);
    const asked = rng.pick(witnesses);
    const others = rng.sample(
      witnesses.filter((witness) => witness !== asked),
      2,
    );
    const options = [asked, ...others].map((witness) => witness[field]);
    return {
      stem: questions[field](asked.person),
      body: [],
      study: {
        seconds: SECONDS[level],
        body: [
          { block: 'text', text: 'Memoriza lo que consta en el atestado.' },
          ...witnesses.map((witness) => ({ block: 'text', text: sentence(witness, shown) }) as const),
        ],
      },
      options: options.map((text) => textOption(text.charAt(0).toUpperCase() + text.slice(1))),
      explanation: [`El texto decía: «${sentence(asked, shown)}»`],
      facts: { witnesses, person: asked.person, field, options },
    };
  },
  solve: ({ witnesses, person, field, options }) =>
    indexesWhere(options, (option) =>
      witnesses.some((witness) => witness.person === person && witness[field] === option),
    ),
};
