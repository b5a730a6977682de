// Words that are always wrong without their accent. Words that also exist without it (practica, termino, continua,
// solo, esta) are left out to avoid false alarms.
const BARE = `
ademas agresion algun ambito ambitos analisis anonimo aqui articulo articulos asi atras autentico autonoma
autonomas autonomica autonomo autonomos basica basicas basico basicos busqueda camara camaras caracter
caracteristica caracteristicas categoria categorias codigo codigos comision comun debera deberan decision
democratica democratico despues dia dias dimision economica economico economicos electronica electronico
electronicos energia epoca especificos estadistica exito extorsion fisica fisicas fisico fisicos garantia
garantias genero geografia habra historico homofobo huerfano identica identico indice indole informatica
informatico informaticos ingles interes jerarquia jovenes juridica juridicas juridico juridicos lesion linea
lineas logico maritimo maxima maximas maximo maximos medica medico medicos metodo metodos minima minimas
minimo minimos mision multiple multiples ningun numero numeros ocasion omision opinion organica organicas
organico organicos organos pais paises parrafo parrafos periodico podra podran policia policias politica
politicas politico politicos posesion presion prision profesion proposito provision proximo publicas publico
publicos razon regimen region religion reunion segun sera seran sesion sucesion tambien tecnica tecnicas
tecnico tecnicos telefono telefonos telematica telematico termica terminos titulo titulos todavia trafico
transmision traves ultima ultimas ultimo ultimos unica unicamente unicas unico unicos util vehiculo
vehiculos via vias victima victimas vigesimo xenofobo
`;
const UNACCENTED = new Set(BARE.trim().split(/\s+/));

const WORD = /[\p{L}\p{M}]+/gu;

/** Words without their accent. Addresses (`policia.es`, `@policia`, `/juridico`) are skipped. */
export function unaccentedWords(text: string): string[] {
  const words: string[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const lower = word.toLowerCase();
    if (!UNACCENTED.has(lower) && !lower.endsWith('cion')) continue;
    // Skips abbreviations such as DIA.
    if (word.length <= 4 && word === word.toUpperCase()) continue;
    const before = text[index - 1] ?? ' ';
    const after = text.slice(index + word.length, index + word.length + 2);
    if (/[@/_.#-]/.test(before) || /^(?:[@/_]|\.\p{L})/u.test(after)) continue;
    words.push(word);
  }
  return words;
}

/** UTF-8 read as Latin-1 («Ã³», «Â¿», «â€œ»), or replacement characters («�»). */
export function isGarbled(text: string): boolean {
  return /Ã|Â[\u0080-\u00BF]|â€|\uFFFD/.test(text);
}

export function htmlTag(text: string): string | null {
  return /<\/?[a-z][^<>]*>|<!--/i.exec(text)?.[0] ?? null;
}
