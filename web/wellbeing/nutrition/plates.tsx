import { formatOneDecimal } from '@atalaya/core/platform/number-format';
import { Card } from '../../ui/card';
import type { Nutrition } from './nutrition';

/** The planned days beside the Spanish guidance of 2022, without marks. */
export function Plates({ nutrition: { plates, settings } }: { nutrition: Nutrition }) {
  if (!plates) return null;
  const days = plates.days === 1 ? 'en 1 día' : `en ${plates.days} días`;
  const isPlant = settings?.diet === 'vegetariana' || settings?.diet === 'vegana';
  const rows = [
    ['Verduras y hortalizas', `${formatOneDecimal(plates.vegetables)} al día`, '3 o más al día'],
    ['Fruta', `${formatOneDecimal(plates.fruit)} al día`, '2 o 3 al día'],
    ['Legumbres', `${plates.legumes} ${days}`, 'de 4 a la semana hacia arriba'],
    ...(isPlant ? [] : [['Pescado', `${plates.fish} ${days}`, '3 o más a la semana']]),
    ...(isPlant || settings?.diet === 'pescetariana'
      ? []
      : [['Carne', `${plates.meat} ${days}`, 'de 0 a 3 a la semana']]),
  ];
  return (
    <Card className="grid gap-3">
      <h3 className="text-h4">La semana en raciones</h3>
      <dl className="grid gap-1.5">
        {rows.map(([name, value, guide]) => (
          <div key={name} className="grid gap-0.5 border-b border-line pb-1.5 text-small">
            <dt className="font-semibold">{name}</dt>
            <dd className="flex flex-wrap justify-between gap-x-3">
              <span>{value}</span>
              <span className="text-muted">Guía: {guide}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-micro text-muted">Recomendaciones de la AESAN, 2022.</p>
    </Card>
  );
}
