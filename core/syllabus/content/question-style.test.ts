import { describe, expect, it } from 'vitest';
import {
  areNearlyAlike,
  closesTheList,
  isHarderStyle,
  isNegative,
  isSituational,
  lengthRank,
  namesArticle,
  pointsAtTheOthers,
  saysNothing,
  tellingWords,
} from './question-style.ts';

const options = (A: string, B: string, C: string) => ({ A, B, C });

describe('style of a stem', () => {
  it.each([
    'Señale la INCORRECTA sobre el Defensor del Pueblo:',
    '¿Cuál NO es causa de extinción?',
    'No es una obligación del operador crítico:',
    'En la lista de motivos no figura:',
    'Son competencias del alcalde todas, excepto:',
    '¿Qué no favorece el efecto submarino?',
  ])('«%s» asks for the wrong one', (stem) => expect(isNegative(stem)).toBe(true));

  it.each([
    'El silencio ante la solicitud no resuelta en plazo es:',
    'Simular una falsa alarma se castiga con:',
    'El mando directo corresponde a:',
  ])('«%s» does not', (stem) => expect(isNegative(stem)).toBe(false));

  it.each([
    'Roban un cuadro de un museo. La brigada competente es la de:',
    'Un vecino sufre daños al colaborar con la Policía:',
    'Si el reo lo solicita, la pena puede cumplirse:',
  ])('«%s» tells a case', (stem) => expect(isSituational(stem)).toBe(true));

  it.each(['Según el art. 24 de la Constitución, la tutela es:', 'Unidad y grupo se distinguen en que:'])(
    '«%s» does not',
    (stem) => expect(isSituational(stem)).toBe(false),
  );

  it('an article is named in full or abbreviated', () => {
    expect(namesArticle('Según el artículo 17.2 de la Constitución:')).toBe(true);
    expect(namesArticle('La duración inicial es de (art. 7.1):')).toBe(true);
    expect(namesArticle('La partida presupuestaria es de:')).toBe(false);
  });

  it('a question of order or of competence is of a harder style, a bare one is not', () => {
    const short = options('El Rey', 'El Congreso', 'El Senado');
    expect(isHarderStyle({ stem: '¿En qué orden actúan?', options: short })).toBe(true);
    expect(isHarderStyle({ stem: 'La inspección corresponde a:', options: short })).toBe(true);
    expect(isHarderStyle({ stem: 'El Jefe del Estado es:', options: short })).toBe(false);
  });
});

describe('style of the alternatives', () => {
  it('long ones with half of their words in common are nearly alike', () => {
    const alike = options(
      'Prisión de uno a cuatro años y multa',
      'Prisión de uno a cinco años y multa',
      'Inhabilitación absoluta por todo el tiempo legal',
    );
    expect(areNearlyAlike({ options: alike })).toBe(true);
    expect(areNearlyAlike({ options: { ...alike, B: 'Localización permanente sin más consecuencia' } })).toBe(
      false,
    );
    expect(areNearlyAlike({ options: options('Un año', 'Un mes', 'Un día') })).toBe(false);
  });

  const stem = 'La custodia de los expedientes del personal policial corresponde al Área de:';

  it('words of the stem that only the key repeats are telling', () => {
    const given = options('Archivo', 'Documentación y Expediente Personal', 'Distribución');
    expect(tellingWords({ stem, options: given, answer: 'B' })).toEqual(['expedi', 'person']);
    expect(tellingWords({ stem, options: given, answer: 'A' })).toEqual([]);
  });

  it('they tell nothing when a wrong alternative repeats words too', () => {
    const options3 = options(
      'Custodia de armas',
      'Documentación y Expediente Personal',
      'Expediente Personal de baja',
    );
    expect(tellingWords({ stem, options: options3, answer: 'B' })).toEqual([]);
  });

  it('the length of the key is ranked, unless another is as long', () => {
    const lengths = options('xxx', 'xx', 'x');
    expect((['A', 'B', 'C'] as const).map((answer) => lengthRank({ options: lengths, answer }))).toEqual([
      'longest',
      null,
      'shortest',
    ]);
    expect(lengthRank({ options: options('xx', 'xx', 'x'), answer: 'A' })).toBeNull();
  });

  it.each(['Depende', 'Nada.', 'La ley no lo dice', 'No se regula', 'Otro'])('«%s» says nothing', (option) =>
    expect(saysNothing(option)).toBe(true),
  );
  it.each(['Ninguno', 'Otro adverbio', 'No se exige', 'Depende del Ministro'])(
    '«%s» says something',
    (option) => expect(saysNothing(option)).toBe(false),
  );

  it.each([
    'Todas las anteriores',
    'Todas las respuestas anteriores son correctas.',
    'Todas son correctas',
    'Todas las opciones son verdaderas',
    'Cualquiera de las anteriores',
    'Las tres anteriores',
    'B y C son correctas',
    'Las respuestas A o B',
  ])('«%s» points at the others and never closes the list', (option) => {
    expect(pointsAtTheOthers(option)).toBe(true);
    expect(closesTheList(option)).toBe(false);
  });
  it.each([
    'Ninguna de las anteriores',
    'Ninguna de las anteriores es correcta',
    'Ninguna es correcta',
    'Ninguna de las respuestas es cierta',
    'Ninguna',
    'Ambas son correctas',
    'Ambas respuestas son correctas',
    'Ambas',
    'A y B son correctas',
    'Las respuestas a) y b) son correctas',
    'Tanto A como B',
    'Las dos anteriores',
  ])('«%s» closes the list', (option) => expect(closesTheList(option)).toBe(true));
  it.each([
    'Ninguno',
    'Ambas Cámaras',
    'Todas las personas mayores de edad',
    'Ninguna persona puede ser detenida',
    'A los tres años',
    'Las dos terceras partes de los miembros',
    'En los dos ejercicios anteriores a la solicitud',
    'Todos los españoles y extranjeros son iguales',
    'Las asociaciones de carácter paramilitar',
  ])('«%s» points at no other', (option) => expect(pointsAtTheOthers(option)).toBe(false));
});
