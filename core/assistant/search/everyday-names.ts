import { fold } from '../../platform/fold.ts';
import { wordsOf } from './words.ts';

/**
 * What people say, and how the syllabus says it. Written by hand: a name belongs here if a candidate would use it and the
 * texts do not.
 */
const NAMES: readonly (readonly [string, string])[] = [
  ['cacheo, cachear, cachee, cacheen, registrar a alguien', 'registro corporal externo'],
  ['carné de identidad, carnet de identidad, carné, carnet', 'documento nacional de identidad DNI'],
  ['ley mordaza, lopsc', 'Ley Orgánica 4/2015 protección seguridad ciudadana'],
  ['sin papeles, ilegal en españa, irregular', 'extranjero situación irregular'],
  ['cie', 'centro de internamiento de extranjeros'],
  ['euroorden', 'orden europea de detención y entrega'],
  ['pinchazo, pinchar el teléfono, escucha, escuchas', 'interceptación de las comunicaciones telefónicas'],
  ['baliza, gps', 'dispositivo técnico de seguimiento y localización'],
  ['porro, porros, maría, hachís, marihuana', 'consumo tenencia drogas cannabis'],
  ['mono', 'síndrome abstinencia'],
  ['okupa, okupas, okupación, okupar', 'usurpación ocupación inmueble'],
  ['atraco, atracar, atracador, tirón', 'robo con violencia o intimidación'],
  ['ladrón, ladrones', 'robo hurto'],
  ['robar, roban', 'robo hurto'],
  ['timo, timar, engañar, engaño', 'estafa engaño'],
  ['matar, mata, asesinar, asesinado', 'homicidio asesinato muerte'],
  ['pegar, pegarle, paliza, agredir', 'lesiones golpear agresión acometer'],
  ['violar, violación', 'agresión sexual violación'],
  ['cárcel, cárceles, prisiones', 'prisión centro penitenciario instituciones penitenciarias'],
  ['preso, presos, recluso', 'interno penado prisión'],
  ['arrestar, arrestado, arresto', 'detención detenido'],
  ['poli, polis, agente, agentes, policías', 'policía agente autoridad'],
  ['coche patrulla, patrullero, zeta', 'vehículo policial'],
  ['sirena, sirenas', 'señal acústica especial'],
  ['rotativo, lanzadestellos, luces azules', 'señal luminosa'],
  ['ambulancia, bomberos', 'vehículo prioritario servicio urgente'],
  ['borracho, emborracharse, embriagado, bebido', 'embriaguez alcohol bebidas'],
  ['multa, multas', 'sanción multa'],
  ['casa, piso, vivienda', 'domicilio vivienda'],
  ['muerto, muertos, difunto', 'fallecido muerte'],
  ['niño, niña, niños, niñas, crío', 'menor de edad'],
  ['maltratada, maltratador, maltrato, maltratar', 'violencia de género violencia habitual'],
  ['acosador, stalking, me sigue', 'acoso'],
  ['grooming', 'menor contacto internet ciberacoso sexual'],
  ['sexting, fotos íntimas', 'difusión imágenes intimidad'],
  ['hacker, hackear, hackeo', 'acceso ilícito sistema información'],
  ['ordenador, ordenadores, pc', 'sistema informático equipo'],
  ['router', 'encaminador router'],
  ['switch', 'conmutador switch'],
  ['hub', 'concentrador hub'],
  ['firewall', 'cortafuegos firewall'],
  ['kernel', 'núcleo kernel'],
  ['móvil, móviles', 'teléfono móvil dispositivo'],
  ['disco duro', 'almacenamiento disco'],
  ['virus', 'malware código dañino'],
  ['zombi, zombis', 'botnet'],
  ['echar', 'expulsar destituir cese'],
  ['jefe del gobierno, presidente', 'Presidente del Gobierno'],
  ['rey, reina, trono', 'Corona Rey sucesión'],
  ['congreso, senado, diputados, senadores', 'Cortes Generales'],
  ['tc', 'Tribunal Constitucional'],
  ['cgpj', 'Consejo General del Poder Judicial'],
  ['tribunal de luxemburgo, tjue', 'Tribunal de Justicia de la Unión Europea'],
  ['estrasburgo, tedh', 'Tribunal Europeo de Derechos Humanos'],
  ['ce, carta magna', 'Constitución'],
  ['cp', 'Código Penal'],
  ['lecrim, ley de enjuiciamiento', 'Ley de Enjuiciamiento Criminal'],
  ['ebep, trebep', 'Estatuto Básico del Empleado Público'],
  ['prl', 'prevención de riesgos laborales'],
  ['rgpd, lopd, lopdgdd', 'protección de datos'],
  ['aepd', 'Agencia Española de Protección de Datos'],
  ['ens', 'Esquema Nacional de Seguridad'],
  ['ods', 'objetivos de desarrollo sostenible'],
  ['onu', 'Naciones Unidas'],
  ['oms', 'Organización Mundial de la Salud'],
  ['interino, interinos', 'funcionarios interinos'],
  ['oposición, oposiciones, opositar', 'ingreso acceso proceso selectivo oposición'],
  ['sueldo, nómina', 'retribuciones'],
  ['ascender, ascenso, asciende', 'promoción interna'],
  ['jubilación, jubilarse', 'jubilación segunda actividad'],
  ['baja', 'incapacidad'],
  ['castigo, condena, castiga', 'pena sanción'],
  ['chivarse, denunciar', 'denuncia'],
  ['abogado', 'asistencia letrada abogado'],
  ['juez, jueza, juzgado', 'autoridad judicial juez'],
  ['pistola, pistolas, escopeta, rifle', 'arma de fuego'],
  ['navaja, navajas, cuchillo', 'arma blanca'],
  ['balas, bala', 'proyectil cartucho'],
  ['chaleco antibalas', 'chaleco protección balística equipo de protección individual'],
  ['segurata, seguratas, vigilante', 'vigilante de seguridad privada'],
  ['protesta, concentración', 'reunión manifestación'],
  ['ultras, hinchas, hooligan', 'hooliganismo violencia deporte'],
  ['acento, acentos', 'tilde acentuación'],
  ['hotel, hoteles, airbnb', 'hospedaje'],
  ['turista', 'estancia visado'],
  ['comunitario', 'ciudadano de la Unión Europea'],
  ['refugiado, refugiados', 'refugiado asilo'],
  ['ucranianos', 'desplazados protección temporal'],
  ['racista', 'racismo odio discriminación'],
  ['bebé, bebés', 'nacimiento'],
  ['luz, electricidad', 'energía eléctrica fluido'],
  ['hereda, heredero', 'sucesión herencia'],
  ['bomba, bombas', 'explosivos'],
];

const entries = NAMES.map(([names, meaning]) => ({
  names: names.split(', ').map((name) => ({ text: ` ${fold(name)} `, words: wordsOf(name) })),
  meaning: wordsOf(meaning),
}));

export type EverydayName = {
  /** The words of the question that are the name. */
  words: readonly string[];
  /** How the syllabus says it. */
  meaning: readonly string[];
};

/** The everyday names in a question. */
export function everydayNames(question: string): EverydayName[] {
  const folded = ` ${(fold(question).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
  return entries.flatMap(({ names, meaning }) => {
    const name = names.find(({ text }) => folded.includes(text));
    return name ? [{ words: name.words, meaning }] : [];
  });
}
