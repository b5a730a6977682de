import { wallpaperIds } from '@atalaya/core/games/shop';
import { drawWallpaper } from '@atalaya/core/games/shop-wallpapers';
import { ListChecks, ShieldCheck } from 'lucide-react';
import AvatarFrame from '../../shell/avatar-frame';
import { Avatar } from '../../ui/avatar';
import type { Item } from './use-shop';

const box = 'grid h-28 place-items-center overflow-hidden rounded-md';

export function ItemPreview({ item: { id, kind }, name }: { item: Item; name: string }) {
  if (kind === 'wallpaper') return <WallpaperPreview id={id} />;
  if (kind === 'theme') return <ThemePreview id={id} />;
  if (kind === 'frame')
    return (
      <div className={`${box} bg-sunken`}>
        <span className="relative inline-flex">
          <Avatar name={name} className="size-16 text-[2rem]" />
          <AvatarFrame id={id} />
        </span>
      </div>
    );
  const Icon = kind === 'mock' ? ListChecks : ShieldCheck;
  return (
    <div className={`${box} bg-navy-tint text-navy`}>
      <Icon className="size-12" strokeWidth={1.5} />
    </div>
  );
}

/** A button, a link and a tinted line, as the campus shows them. */
const ThemePreview = ({ id }: { id: string }) => (
  <div data-accent-sample={id} aria-hidden="true" className={`${box} bg-navy-tint`}>
    <div className="grid w-32 gap-2.5">
      <span className="h-8 rounded-md bg-navy" />
      <span className="h-2 w-3/4 rounded-full bg-navy" />
      <span className="h-2 w-1/2 rounded-full bg-line-strong" />
    </div>
  </div>
);

function WallpaperPreview({ id }: { id: string }) {
  const known = wallpaperIds.find((one) => one === id);
  if (!known) return null;
  const { width, height, paths } = drawWallpaper(known, 320, 180);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="h-28 w-full rounded-md"
    >
      {paths.map(({ d, fill }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes
        <path key={index} d={d} fill={fill} />
      ))}
    </svg>
  );
}
