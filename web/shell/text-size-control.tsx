import { parseTextSize, textSizeNames, textSizes } from '@atalaya/core/platform/text/text-size';
import { chooseTextSize, useTextSize } from '../platform/appearance/text-size';
import { Segmented } from '../ui/forms/segmented';

const options = textSizes.map((size) => ({ value: String(size), label: textSizeNames[size] }));

export function TextSizeControl() {
  const choose = (value: string) => {
    const size = parseTextSize(value);
    if (size) chooseTextSize(size);
  };
  return (
    <Segmented
      label="Tamaño de la letra"
      options={options}
      value={String(useTextSize())}
      onChange={choose}
      full
    />
  );
}
