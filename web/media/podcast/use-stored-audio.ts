import { downloadsCacheOf } from '@atalaya/core/platform/offline';
import { useEffect, useState } from 'react';

/** The address to play: the copy on this device if there is one. */
export function useStoredAudio(userId: string, path: string): string | undefined {
  const [source, setSource] = useState<string>();
  useEffect(() => {
    let url: string | undefined;
    let isOver = false;
    storedFile(userId, path).then((file) => {
      if (isOver) return;
      url = file && URL.createObjectURL(file);
      setSource(url ?? path);
    });
    return () => {
      isOver = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [userId, path]);
  return source;
}

async function storedFile(userId: string, path: string): Promise<Blob | undefined> {
  try {
    const cache = await caches.open(downloadsCacheOf(userId));
    return await (await cache.match(path))?.blob();
  } catch {
    // Private windows have no cache.
    return undefined;
  }
}
