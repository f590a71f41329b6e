/**
 * Stretches a link over its whole `Card`, so that the card can be pressed anywhere but is read as one link. The card
 * draws the focus ring, because it would clip a ring inside it. Other links and buttons inside need `relative z-1` to
 * stay above it.
 */
export const cardLinkClass =
  'card-link after:absolute after:inset-0 after:rounded-card focus-visible:outline-none';
