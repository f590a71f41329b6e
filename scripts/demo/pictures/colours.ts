/** The site's own colours (app/src/index.css); everything drawn is one of them, mixed with another. */
export const linen = '#faf8f4';
export const ink = '#14203a';
export const slate = '#55607a';
export const mist = '#eef2fa';
export const white = '#ffffff';
export const blue = '#2450c4';
export const skyBlue = '#b9cdfd';
export const night = '#16357f';
export const sun = '#f2b33d';
export const glow = '#ffe2a0';
export const brick = '#a8321c';
export const leaf = '#1d6b41';
export const wood = '#c58f55';

/** `share` of the second colour in the first. */
export function mix(first: string, second: string, share: number): string {
  const channel = (colour: string, index: number) => parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16);
  const mixed = [0, 1, 2].map((index) =>
    Math.round(channel(first, index) * (1 - share) + channel(second, index) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const lighter = (colour: string, share: number) => mix(colour, linen, share);
export const darker = (colour: string, share: number) => mix(colour, ink, share);

export const clay = mix(brick, linen, 0.35);
export const sage = mix(leaf, linen, 0.5);
export const sand = mix(sun, linen, 0.62);
export const steel = mix(slate, linen, 0.55);
