import { toolPath, tools } from '@atalaya/core/tools/catalogue';

export const handle = { audience: 'guest' } as const;

const pathOf = (id: (typeof tools)[number]['id']): string =>
  id === 'alcoholimetro' ? '/legacy/herramientas/alcoholimetro' : toolPath(id);

export default function ClassicToolsPage() {
  return (
    <>
      <h1 className="text-h3">Herramientas</h1>
      <dl className="mt-3 grid gap-3">
        {tools.map(({ id, name, description }) => (
          <div key={id}>
            <dt>
              <a href={pathOf(id)} className="link font-semibold">
                {name}
              </a>
            </dt>
            <dd className="text-muted">{description}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
