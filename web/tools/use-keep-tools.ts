import { toolIds, toolPath } from '@atalaya/core/tools/catalogue';
import { useEffect } from 'react';
import { keepOnDevice } from '../platform/install/worker-messages';
import { whenIdle } from '../platform/when-idle';

const hubs = ['/herramientas', '/herramientas-grid'];

/** Stores every tool for use without network, because the catalogue promises it. */
export function useKeepTools(): void {
  useEffect(
    () =>
      whenIdle(() => {
        for (const path of [...hubs, ...toolIds.map(toolPath)]) void keepOnDevice(path);
      }),
    [],
  );
}
