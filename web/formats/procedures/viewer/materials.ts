import { Color, MeshStandardMaterial } from 'three';
import { lookOf, type Tone } from '../scenes/tones';

/** The colour of a tone: the page's design token where it names one. */
function colourOf(tone: Tone, styles: CSSStyleDeclaration): Color {
  const { colour, token } = lookOf(tone);
  const value = token && styles.getPropertyValue(token).trim();
  return new Color(value || colour);
}

type Tinted = { material: MeshStandardMaterial; tone: Tone; plain: Color };

/** The materials of a part, which light up together. */
export class PartMaterials {
  private readonly made = new Map<Tone, Tinted>();
  private readonly gold = new Color();

  constructor(private styles: CSSStyleDeclaration) {
    this.gold.copy(colourOf('gold', styles));
  }

  of(tone: Tone): MeshStandardMaterial {
    const known = this.made.get(tone);
    if (known) return known.material;
    const { rough = 0.72, metal = 0, glow = 0 } = lookOf(tone);
    const plain = colourOf(tone, this.styles);
    const material = new MeshStandardMaterial({
      color: plain,
      roughness: rough,
      metalness: metal * 0.4,
      emissive: plain,
      emissiveIntensity: glow,
      transparent: true,
    });
    this.made.set(tone, { material, tone, plain });
    return material;
  }

  /** Both from 0 to 1. */
  set(lit: number, shown: number): void {
    for (const { material, tone, plain } of this.made.values()) {
      material.opacity = shown;
      material.depthWrite = shown > 0.5;
      if (lookOf(tone).glow) continue;
      material.color.copy(plain).lerp(this.gold, 0.5 * lit);
      material.emissive.copy(this.gold);
      material.emissiveIntensity = 0.12 * lit;
    }
  }

  /** After the theme has changed. */
  recolour(styles: CSSStyleDeclaration): void {
    this.styles = styles;
    this.gold.copy(colourOf('gold', styles));
    for (const tinted of this.made.values()) tinted.plain.copy(colourOf(tinted.tone, styles));
  }

  dispose(): void {
    for (const { material } of this.made.values()) material.dispose();
  }
}
