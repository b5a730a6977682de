import { SpriteIcon } from '../sprite-icon';
import icons from './icons.svg?url';

export const DestinationIcon = ({ name }: { name: string }) => <SpriteIcon href={`${icons}#${name}`} />;
