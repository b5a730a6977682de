export type JsonItem = { line: number; value: unknown };
export type JsonFault = { line: number; reason: string };

/** No record is longer. Stops an unclosed bracket from buffering the whole file. */
const LONGEST_ITEM = 1_000_000;

/**
 * Streaming parser for a JSON file that is one list: `push` returns the items completed so far, so that the whole file
 * is never in memory. Stops at the first fault.
 */
export class JsonItemReader {
  fault: JsonFault | undefined;
  #state: 'before' | 'between' | 'inside' | 'after' = 'before';
  #item = '';
  #itemLine = 1;
  #line = 1;
  #depth = 0;
  #inString = false;
  #escaped = false;
  #needsComma = false;
  #count = 0;

  push(text: string): JsonItem[] {
    const items: JsonItem[] = [];
    let start = 0;
    for (let at = 0; at < text.length && !this.fault; at += 1) {
      const sign = text.charAt(at);
      if (sign === '\n') this.#line += 1;
      if (this.#state === 'inside') {
        if (!this.#closes(sign)) continue;
        this.#finish(text.slice(start, at + 1), items);
      } else if (this.#opens(sign)) start = at;
    }
    if (this.#state === 'inside' && !this.fault) this.#keep(text.slice(start));
    return items;
  }

  end(): JsonItem[] {
    if (!this.fault && this.#state !== 'after')
      this.#fail('El fichero se acaba a medias: falta el corchete que cierra la lista.');
    return [];
  }

  /** Handles a character between items; true when it begins one. */
  #opens(sign: string): boolean {
    if (/[\s\uFEFF]/.test(sign)) return false;
    if (this.#state === 'before') {
      if (sign === '[') this.#state = 'between';
      else this.#fail('El fichero debe ser una lista: empieza por un corchete.');
      return false;
    }
    if (this.#state === 'after') {
      this.#fail('Hay texto detrás del corchete que cierra la lista.');
      return false;
    }
    if (sign === ']') this.#state = 'after';
    else if (sign === ',' && this.#needsComma) this.#needsComma = false;
    else if (sign === '{' && !this.#needsComma) {
      this.#state = 'inside';
      this.#itemLine = this.#line;
      this.#depth = 1;
      return true;
    } else this.#fail('Se esperaba un objeto entre llaves.');
    return false;
  }

  /** Handles a character inside an item; true when it is the closing brace. */
  #closes(sign: string): boolean {
    if (this.#inString) {
      if (this.#escaped) this.#escaped = false;
      else if (sign === '\\') this.#escaped = true;
      else if (sign === '"') this.#inString = false;
      return false;
    }
    if (sign === '"') this.#inString = true;
    else if (sign === '{' || sign === '[') this.#depth += 1;
    else if (sign === '}' || sign === ']') this.#depth -= 1;
    return this.#depth === 0;
  }

  #finish(piece: string, items: JsonItem[]): void {
    this.#keep(piece);
    try {
      items.push({ line: this.#itemLine, value: JSON.parse(this.#item) });
    } catch {
      const [, id] = /"id"\s*:\s*"([^"]*)"/.exec(this.#item) ?? [];
      const name = id === undefined ? `Elemento ${this.#count + 1}` : `Elemento ${this.#count + 1} («${id}»)`;
      this.fault = { line: this.#itemLine, reason: `${name}: no es JSON válido.` };
    }
    this.#count += 1;
    this.#item = '';
    this.#state = 'between';
    this.#needsComma = true;
  }

  #keep(piece: string): void {
    this.#item += piece;
    if (this.#item.length > LONGEST_ITEM)
      this.fault = { line: this.#itemLine, reason: 'Un objeto es demasiado largo: ¿falta una llave?' };
  }

  #fail(reason: string): void {
    this.fault = { line: this.#line, reason };
  }
}
