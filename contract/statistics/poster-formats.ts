export const posterFormats = ['a4', 'a6'] as const;
export type PosterFormat = (typeof posterFormats)[number];
