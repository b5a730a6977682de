import { Search } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '../ui/forms/checkbox';
import { Input } from '../ui/forms/input';
import { RadioGroup } from '../ui/forms/radio-group';
import { Select } from '../ui/forms/select';
import { Switch } from '../ui/forms/switch';
import { Textarea } from '../ui/forms/textarea';
import { BothThemes, Section } from './section';

const subjects = [
  { value: 'general', label: 'Consulta general' },
  { value: 'billing', label: 'Facturación' },
  { value: 'technical', label: 'Problema técnico' },
] as const;
const periods = [
  { value: 'monthly', label: 'Mensual' },
  { value: 'quarterly', label: 'Trimestral', hint: 'Ahorras un mes al año' },
  { value: 'annual', label: 'Anual', disabled: true },
] as const;

export default function FieldSection() {
  return (
    <Section
      id="campos"
      title="Campos"
      intro="La etiqueta encima, la ayuda y el error debajo, unidos al control para quien no los ve. El error lleva icono y engrosa el borde."
    >
      <BothThemes>{() => <Fields />}</BothThemes>
    </Section>
  );
}

function Fields() {
  const [email, setEmail] = useState('lucia@correo');
  const [period, setPeriod] = useState<(typeof periods)[number]['value']>('monthly');
  const [some, setSome] = useState(true);
  const wrong = !/^\S+@\S+\.\S+$/.test(email);
  return (
    <div className="grid gap-x-5 gap-y-4.5 sm:grid-cols-2">
      <Input label="Nombre" defaultValue="Lucía Ferrer" autoComplete="off" />
      <Input
        label="Correo electrónico"
        type="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={wrong ? 'Email no válido' : undefined}
        autoComplete="off"
      />
      <Select label="Asunto" options={subjects} defaultValue="billing" hint="Elegimos a quién llega." />
      <Input label="Teléfono" type="tel" placeholder="600 000 000" autoComplete="off" />
      <Input label="Usuario" disabled defaultValue="lferrer" />
      <Input
        label="Buscar un tema"
        size="sm"
        icon={<Search />}
        placeholder="Número o palabra"
        type="search"
      />
      <Textarea label="Mensaje" rows={3} hint="Crece con lo que escribes." fieldClassName="sm:col-span-2" />
      <RadioGroup label="Periodo" options={periods} value={period} onChange={setPeriod} />
      <div className="grid content-start gap-3">
        <Checkbox label="Acepto la privacidad" defaultChecked />
        <Checkbox
          label="Todas las filas"
          indeterminate={some}
          onChange={() => setSome(false)}
          error={some ? 'Hay filas sin elegir' : undefined}
        />
        <Checkbox label="No disponible" disabled />
        <Switch label="Avisos de repaso" defaultChecked />
        <Switch label="Sonido" hint="Solo con auriculares" />
      </div>
    </div>
  );
}
