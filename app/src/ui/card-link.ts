/**
 * Stretches a link over its whole `Card`, so that the card is pressed as one but read as one link.
 * Other links and buttons inside need `relative z-1` to stay above it.
 */
export const cardLinkClass =
  'after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-blue-500';
