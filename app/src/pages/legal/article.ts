/** A paragraph, a list, or a paragraph that ends in a link. */
export type Block = string | readonly string[] | { text: string; to: string; link: string };

export interface Article {
  title: string;
  blocks: readonly Block[];
}
