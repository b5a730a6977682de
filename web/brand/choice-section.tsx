import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Accordion } from '../ui/accordion';
import { Button } from '../ui/button';
import { Chip, ChipLink } from '../ui/chip';
import { Segmented } from '../ui/forms/segmented';
import { Slider } from '../ui/forms/slider';
import { Menu } from '../ui/overlays/menu';
import { Pagination } from '../ui/pagination';
import { TabLinks } from '../ui/tab-links';
import { Tabs } from '../ui/tabs';
import { Demo, Section } from './section';

const views = [
  { value: 'month', label: 'Mes' },
  { value: 'week', label: 'Semana' },
  { value: 'day', label: 'Día' },
] as const;
const blocks = ['Bloque A', 'Bloque B', 'Bloque C'] as const;
const tabs = [
  { value: 'text', label: 'Texto', content: <p>El artículo, tal como está en el BOE.</p> },
  { value: 'scheme', label: 'Esquema', content: <p>Lo mismo, en una hoja que se puede imprimir.</p> },
  { value: 'test', label: 'Test', content: <p>Diez preguntas sobre este artículo.</p> },
] as const;
const questions = [
  {
    value: 'one',
    title: '¿Puedo cambiar de plan?',
    content: 'Sí, cuando quieras. La diferencia se prorratea.',
  },
  {
    value: 'two',
    title: '¿Funciona sin conexión?',
    content: 'Los temas abiertos quedan guardados en tu dispositivo.',
  },
  { value: 'three', title: '¿Cuánto dura un simulacro?', content: 'Cincuenta minutos, como el examen.' },
] as const;
const PAGES = 12;
const euros = (value: number) => `${value} €`;

export default function ChoiceSection() {
  const [view, setView] = useState<(typeof views)[number]['value']>('week');
  const [on, setOn] = useState<readonly string[]>(['Bloque A']);
  const [minutes, setMinutes] = useState<number[]>([40]);
  const [price, setPrice] = useState<number[]>([10, 60]);
  const [query] = useSearchParams();
  const page = Math.min(PAGES, Math.max(1, Math.trunc(Number(query.get('page'))) || 1));
  return (
    <Section
      id="eleccion"
      title="Elegir y moverse"
      intro="Todo se maneja con el teclado: flechas para moverse, Intro o espacio para elegir, Inicio y Fin para los extremos."
    >
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
        <Demo name="Segmentos" code="Segmented">
          <div>
            <Segmented label="Vista del calendario" options={views} value={view} onChange={setView} />
          </div>
        </Demo>
        <Demo name="Fichas" code="Chip · ChipLink">
          <div className="flex flex-wrap gap-2">
            {blocks.map((block) => (
              <Chip
                key={block}
                pressed={on.includes(block)}
                onClick={() => setOn(on.includes(block) ? on.filter((one) => one !== block) : [...on, block])}
              >
                {block}
              </Chip>
            ))}
            <ChipLink to="#eleccion" current={false}>
              Con dirección
            </ChipLink>
          </div>
        </Demo>
        <Demo name="Deslizador" code="Slider, un mando">
          <Slider
            label="Minutos al día"
            value={minutes}
            onChange={setMinutes}
            min={10}
            max={120}
            step={5}
            format={(value) => `${value} min`}
          />
        </Demo>
        <Demo name="Intervalo" code="Slider, dos mandos">
          <Slider
            label="Precio"
            thumbLabels={['Precio mínimo', 'Precio máximo']}
            value={price}
            onChange={setPrice}
            min={0}
            max={100}
            format={euros}
          />
        </Demo>
        <Demo name="Pestañas" code="Tabs">
          <Tabs label="Formas de ver el artículo" tabs={tabs} />
        </Demo>
        <Demo name="Pestañas con dirección" code="TabLinks">
          <TabLinks
            label="Categorías de muestra"
            tabs={[
              { to: '#eleccion', label: 'Todas', current: true },
              { to: '#campos', label: 'Consejos', current: false },
              { to: '#botones', label: 'Convocatorias', current: false },
            ]}
          />
        </Demo>
        <Demo name="Acordeón" code="Accordion">
          <Accordion items={questions} defaultOpen="one" />
        </Demo>
        <Demo name="Páginas y menú" code="Pagination · Menu">
          <div className="grid justify-items-start gap-6">
            <Pagination page={page} pages={PAGES} />
            <Menu
              label="Más categorías"
              items={[
                { label: 'Legislación', to: '#eleccion' },
                { label: 'Físicas', to: '#eleccion' },
                { label: 'No disponible', disabled: true, onSelect: () => undefined },
              ]}
            >
              <Button variant="outline" size="sm">
                Más categorías
              </Button>
            </Menu>
          </div>
        </Demo>
      </div>
    </Section>
  );
}
