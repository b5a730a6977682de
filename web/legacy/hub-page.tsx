import { classicPages } from '@atalaya/core/legacy/legacy';

export const handle = { audience: 'guest' } as const;

export default function ClassicHubPage() {
  return (
    <>
      <h1 className="text-h3">Todas las herramientas</h1>
      <ul className="mt-3 list-disc pl-5">
        {classicPages.slice(1).map(({ path, title, text }) => (
          <li key={path} className="py-1">
            <a href={path} className="link">
              {title}
            </a>
            : {text}
          </li>
        ))}
      </ul>
    </>
  );
}
