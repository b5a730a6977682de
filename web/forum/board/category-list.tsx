import { categoryPath } from '@atalaya/core/forum/forum';
import { formatCount, formatNumber } from '@atalaya/core/platform/number-format';
import { Link } from 'react-router';
import { cx } from '../../ui/cx';
import { categoryColor } from '../category-color';
import type { Category } from './board-data';

export function CategoryList({
  categories,
  current,
}: {
  categories: readonly Category[];
  current: number | undefined;
}) {
  return (
    <nav aria-labelledby="categorias">
      <h2 id="categorias" className="mb-2.5 text-h4">
        Categorías
      </h2>
      <ul>
        {categories.map(({ id, name, description, color, topics }) => (
          <li key={id} className="border-t border-line">
            <Link
              to={categoryPath(id)}
              aria-current={id === current ? 'page' : undefined}
              className="grid min-h-14 grid-cols-[10px_minmax(0,1fr)_auto] items-center gap-3 py-2.5 leading-[1.3] no-underline hover:text-navy"
            >
              <span className={cx('h-full min-h-8.5 rounded-[3px]', categoryColor[color])} />
              <span>
                <b className={id === current ? 'underline' : undefined}>{name}</b>
                <span className="block text-small text-muted">{description}</span>
              </span>
              <span className="num text-[1.125rem] text-muted">
                <span aria-hidden="true">{formatNumber(topics)}</span>
                <span className="sr-only">{formatCount(topics, 'tema', 'temas')}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-small">
        <Link to="/foro/denuncia" className="link inline-flex min-h-11 items-center">
          Denunciar contenido ilegal
        </Link>
      </p>
    </nav>
  );
}
