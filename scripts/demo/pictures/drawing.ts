export type Stop = [offset: number, colour: string, opacity?: number];

export interface Style {
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  clip?: string;
  /** Standard deviation of a blur, in pixels. */
  blur?: number;
  blend?: 'multiply' | 'screen' | 'soft-light';
  dash?: string;
}

export const width = 1600;
export const height = 1200;

/** An SVG under construction: shapes go to the back first, paints and clips are named as they are needed. */
export class Drawing {
  #defs: string[] = [];
  #body: string[] = [];
  #blurs = new Map<number, string>();

  #define(markup: (id: string) => string): string {
    const id = `d${this.#defs.length}`;
    this.#defs.push(markup(id));
    return `url(#${id})`;
  }

  #stops(stops: Stop[]): string {
    return stops
      .map(
        ([offset, colour, opacity = 1]) =>
          `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
      )
      .join('');
  }

  /** A gradient across the painted shape, from (x1, y1) to (x2, y2) in shares of its box; downwards unless told. */
  linear(stops: Stop[], [x1, y1, x2, y2] = [0, 0, 0, 1]): string {
    return this.#define(
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${this.#stops(stops)}</linearGradient>`,
    );
  }

  radial(stops: Stop[], [cx, cy, r] = [0.5, 0.5, 0.5]): string {
    return this.#define(
      (id) =>
        `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${this.#stops(stops)}</radialGradient>`,
    );
  }

  clip(path: string): string {
    return this.#define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`);
  }

  #blur(deviation: number): string {
    const known = this.#blurs.get(deviation);
    if (known) return known;
    const filter = this.#define(
      (id) =>
        `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    );
    this.#blurs.set(deviation, filter);
    return filter;
  }

  path(d: string, style: Style): void {
    const { fill = 'none', stroke, width: strokeWidth = 1, opacity, clip, blur, blend, dash } = style;
    const attributes = [
      `fill="${fill}"`,
      stroke
        ? `stroke="${stroke}" stroke-width="${strokeWidth.toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"`
        : '',
      dash ? `stroke-dasharray="${dash}"` : '',
      opacity === undefined ? '' : `opacity="${opacity}"`,
      blur ? `filter="${this.#blur(blur)}"` : '',
      blend ? `style="mix-blend-mode:${blend}"` : '',
    ];
    const shape = `<path d="${d}" ${attributes.filter(Boolean).join(' ')}/>`;
    // A clip must not be blurred with its shape, so it sits on a group around it.
    this.#body.push(clip ? `<g clip-path="${clip}">${shape}</g>` : shape);
  }

  /** Everything `draw` adds is cut to `clip`. */
  group(clip: string, draw: () => void): void {
    this.#body.push(`<g clip-path="${clip}">`);
    draw();
    this.#body.push('</g>');
  }

  /** A rectangle in pixels. */
  rect(x: number, y: number, w: number, h: number, style: Style): void {
    this.path(`M${x} ${y}h${w}v${h}h${-w}z`, style);
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, style: Style): void {
    this.path(`M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`, style);
  }

  /** A veil over the whole picture: the colour of the hour. */
  veil(fill: string, opacity: number, blend?: Style['blend']): void {
    this.rect(0, 0, width, height, { fill, opacity, blend });
  }

  /** Darkens the corners a little, as a lens does. */
  vignette(colour: string, strength: number): void {
    this.veil(
      this.radial(
        [
          [0.55, colour, 0],
          [1, colour, strength],
        ],
        [0.5, 0.48, 0.78],
      ),
      1,
    );
  }

  toString(): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${this.#defs.join('')}</defs>${this.#body.join('')}</svg>`;
  }
}
