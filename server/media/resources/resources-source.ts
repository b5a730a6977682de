import { ResourceFile } from '@atalaya/core/media/resources/resource-file.contract';
import type { Fault, Placed } from '@atalaya/core/platform/content-fault';
import { faultAt } from '@atalaya/core/platform/content-fault';
import { type ContentFiles, ContentReader } from '../../content/content-reader';
import type { ContentSource } from '../../content/content-source';
import { filed, syncRows } from '../../content/sync';
import { freeResource } from './resources.tables';

const FILE = 'resources/resources.yaml';

export async function readResources(
  files: ContentFiles,
): Promise<{ resources: Placed<ResourceFile>[]; faults: Fault[] }> {
  const reader = new ContentReader(files);
  const resources = await reader.list(ResourceFile, FILE, 'needed');
  const seen = new Set<string>();
  const twice = resources.flatMap((place) => {
    const isSeen = seen.has(place.value.id);
    seen.add(place.value.id);
    return isSeen ? [faultAt(place, 'id', `«${place.value.id}» stands twice`)] : [];
  });
  return { resources, faults: [...reader.faults, ...twice] };
}

/** `content/resources/` is one unit. */
export const resourcesSource: ContentSource = {
  unitOf: (path) => (path === FILE ? FILE : undefined),
  async load(db, { files, now }) {
    const { resources, faults } = await readResources(files);
    if (faults.length > 0) return [{ unit: FILE, faults }];
    const rows = resources.map(({ value }) => ({ ...value, ...filed(value, now) }));
    const scope = { table: freeResource, key: freeResource.id, where: undefined, now };
    await syncRows(db, scope, rows, ({ id }) => id);
    return [];
  },
};
