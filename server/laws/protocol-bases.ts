import type { ContentSource } from '../content/content-source';
import { filed, syncRows } from '../content/sync';
import { readProtocols } from '../protocols/read-protocols';
import { protocolBasis } from './laws.tables';

const UNIT = 'protocols';

/** The articles that the steps of `content/protocols/` name. */
export const protocolBasisSource: ContentSource = {
  unitOf: (path) => (/^protocols\/[^/]+\.yaml$/.test(path) ? UNIT : undefined),
  async load(db, { files, now }) {
    const { protocols, faults } = await readProtocols(files);
    const rows = protocols.flatMap(({ value }) =>
      value.nodes.flatMap((node) =>
        node.basis.flatMap((basis, index) => {
          if (!('law' in basis)) return [];
          const row = {
            id: `${value.id}/${node.id}/${index}`,
            protocol: value.id,
            protocolTitle: value.title,
            step: node.id,
            stepTitle: node.title,
            law: basis.law,
            // «520.2» is a paragraph of 520.
            article: basis.article.split('.')[0] ?? basis.article,
            validOn: value.validOn,
          };
          return [{ ...row, ...filed(row, now) }];
        }),
      ),
    );
    await syncRows(
      db,
      { table: protocolBasis, key: protocolBasis.id, where: undefined, now },
      rows,
      ({ id }) => id,
    );
    return faults.length > 0 ? [{ unit: UNIT, faults }] : [];
  },
};
