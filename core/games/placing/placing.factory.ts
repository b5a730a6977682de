import type { Branch, Material } from '../play';

const branch = (title: string, children: string[], ordered = false, topic = 21): Branch => ({
  topic,
  title,
  ordered,
  children,
});

const WORDS = 'sumario sentencia jurado casación querella atestado auto fianza recurso fiscal'.split(' ');

/** Enough for every mode and difficulty. «Derechos» hangs from «Detención», «Avisos» from «Derechos». */
export const material: Material = {
  terms: WORDS.flatMap((word, index) =>
    [21, 3].map((topic) => ({
      id: `t${topic}-${index}`,
      topic,
      word: `${word} ${topic}`,
      clue: `Pista ${topic}.${index}`,
      definition: `Definición ${topic}.${index}`,
    })),
  ),
  cards: [],
  branches: [
    branch('Detención', ['Duración', 'Derechos', 'Obligación']),
    branch('Derechos', ['Abogado', 'Silencio', 'Avisos', 'Intérprete']),
    branch('Avisos', ['Al familiar', 'Al consulado']),
    branch('Órganos', ['Audiencia', 'Tribunal Supremo', 'Sección de Instrucción']),
    branch('Denuncia', ['Obligados', 'Dispensados', 'Por vía telemática']),
    branch('Fiscal', ['Unidad', 'Legalidad', 'Imparcialidad']),
    branch('Policía Judicial', ['Orgánica', 'Funcional']),
    branch('Habeas corpus', ['Petición', 'Traslado', 'Auto', 'Resolución'], true),
    branch('Ciclo', ['1. Dirección', '2. Obtención', '3. Elaboración', '4. Difusión'], true, 3),
    branch('Corona', ['Sucesión', 'Regencia', 'Tutela'], false, 3),
    branch('Cortes', ['Congreso', 'Senado'], false, 3),
    branch('Gobierno', ['Investidura', 'Cese'], false, 3),
    branch('Reforma', ['Ordinaria', 'Agravada'], false, 3),
    branch('Justicia', ['Consejo', 'Jurisdicción'], false, 3),
    branch('Sucesión a la Corona', ['Línea', 'Grado', 'Sexo', 'Edad'], true, 3),
  ],
};
