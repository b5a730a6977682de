import { type ToolId, toolIds } from './catalogue.ts';
import { type NormId, norms } from './norms.ts';

/** The articles that the outcomes of each tool rest on, without paragraphs. Its test reads them in the tools. */
export const toolArticles: Record<ToolId, Partial<Record<NormId, readonly string[]>>> = {
  alcoholimetro: {
    RGC: ['20'],
    LTSV: ['14', '65', '77', '80', '85', 'anexo II'],
    CP: ['379', '383'],
  },
  'dni-nie': {
    'RD 255/2025': ['7', '12'],
    'RD 896/2003': ['5'],
    'RD 1155/2024': ['205'],
    'INT/2058/2008': ['único'],
    'RD 1065/2007': ['19', '20'],
    'EHA/451/2008': ['orden'],
  },
  documentoscopia: {
    CP: ['392', '400 bis'],
    'RD 255/2025': ['12'],
    'RD 896/2003': ['9', '10'],
    'RD 1155/2024': ['205', '209'],
    'RD 818/2009': ['anexo I'],
  },
  'localizador-vin': { RGV: ['8'], CP: ['298', '392'] },
  'verificador-itv': { 'RD 920/2017': ['6', '9', '11'], LTSV: ['76', '77', '80'] },
  'limpieza-arma': { 'LO 9/2015': ['24'], RA: ['147'], 'LO 4/2010': ['9'] },
  'asistente-policial': {},
};

/** The tools that rest on an article, by the BOE identifier of its law. */
export const toolsOn = (boe: string, article: string): ToolId[] =>
  toolIds.filter((id) =>
    Object.entries(toolArticles[id]).some(
      ([norm, articles]) => boes.get(norm) === boe && articles.includes(article),
    ),
  );

const boes = new Map<string, string>(Object.entries(norms).map(([norm, { boe }]) => [norm, boe]));
