import type { Material } from '../play';

/** The words of eight topics of the syllabus, short and long ones; the clues are made up. */
const words: Record<number, string> = {
  4: 'Schuman Maastricht adhesión Lisboa reglamento directiva dictamen primacía Estrasburgo Comisión censura Fráncfort petición prejudicial Luxemburgo anulación terna Roma Europol Eurojust Frontex Lyon roja euroorden',
  7: 'gabinete interior comunicación mando fronteras ciberseguridad desconcentrada relatoría alijos pasajeros gerencia comandancia criminalidad desaparecidos inspección subsecretario reinserción resiliencia asociaciones tráfico apatridia protocolo precursores blanqueo inteligencia información criminalística logística teniente emergencias oficialía archivos',
  18: 'hurto lucro ejecutoria alarma robo escalamiento ganzúa fractura morada dependencia intimidación huida extorsión ciclomotor restitución usurpación linde estafa engaño simulado depósito contador butrón alunizaje tocomocho nazareno descuidero resbalón Quebranto Rompimiento Hipoteca Mojón Clandestino Sellado Condonar',
  25: 'directiva indisponible inspección resguardo evaluación planificación paralización intimidad delegados comité paritario sigilo mancomunado ajeno ergonomía trimestral auditoría estatutario confinado concierto asesoramiento intercentros intermedio gestación',
  26: 'tratamiento consentimiento exactitud fichero rectificación supresión portabilidad limitación bloqueo encargado delegado circulares apercibimiento desconexión olvido neutralidad seudonimización videocámara biométricos albacea directrices inventario adecuación semestrales caudal',
  28: 'globalismo globalidad glocalización periferia Giddens Davos multinacional Ginebra deslocalización hibridación Stiglitz proteccionismo decrecimiento neoliberalismo ATTAC Tobin zapatismo Seattle Génova Mumbai mundialización semiperiferia Huntington Washington aranceles vagabundos trilema Ramonet Bello Klein Bové contracumbre Gotemburgo Cancún lema Praga Castells',
  42: 'salitre arcabuz fulminante ánima recámara calibre percutor extractor tambor avancarga ballesta Flobert vaina pistón yunque silenciador licencia revista balística indubitada Armero Corredor Trazabilidad Réplica Tonfa Munchaco Punzón Heredero Alcalde',
  45: 'prevención riesgo severidad itinere siniestralidad entorno fatiga microsueño alcoholemia apnea distracción hidroplaneo niebla amortiguador estrés lumbalgia atropello chaleco guantes correctivo predictivo testigo',
};

export const fixtureTopics: readonly number[] = Object.keys(words).map(Number);

export const materialOf = (...topics: readonly number[]): Material => ({
  terms: topics.flatMap((topic) =>
    (words[topic] ?? '').split(' ').map((word, index) => ({
      id: `t${topic}-w${index}`,
      topic,
      word,
      clue: `Asunto${topic}x${index}.`,
      definition: `Concepto${topic}x${index}.`,
    })),
  ),
  cards: [],
  branches: [],
});
