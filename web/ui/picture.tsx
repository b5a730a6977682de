import { type ComponentProps, useState } from 'react';
import { cx } from './cx';
import { LogoMark } from './tower';

type PictureProps = Pick<ComponentProps<'img'>, 'width' | 'height' | 'loading' | 'fetchPriority'> & {
  src: string | undefined;
  /** Empty for a decorative image. */
  alt: string;
  className?: string;
};

/** An image, or the logo in its place when there is none or it fails to load. */
export function Picture({ src, alt, className, ...rest }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  if (!src || broken === src)
    return (
      <span
        data-placeholder
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        className={cx('grid aspect-video place-items-center bg-navy-tint', className)}
      >
        <LogoMark className="h-1/3 max-h-24" />
      </span>
    );
  return (
    <img
      // An image that failed before hydration has no error event left to hear.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setBroken(src);
      }}
      src={src}
      alt={alt}
      onError={() => setBroken(src)}
      className={className}
      {...rest}
    />
  );
}
