import { type ToolId, toolPath, tools } from '@atalaya/core/tools/catalogue';

export const handle = { audience: 'guest' } as const;

/** The tools that have a classic version. */
const classicPaths: Partial<Record<ToolId, string>> = {
  alcoholimetro: '/legacy/herramientas/alcoholimetro',
  'asistente-policial': '/legacy/asistente-policial',
};

const pathOf = (id: ToolId): string => classicPaths[id] ?? toolPath(id);

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
