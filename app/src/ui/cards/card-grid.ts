/**
 * Grid of a laundromat's card, shared with its skeleton so that nothing moves: the photo, the facts, and the services
 * across a narrow card. Its parent must be a size container.
 */
export const cardGrid =
  'grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3.5 gap-y-2.5 p-3 ' +
  '@md:grid-cols-[10rem_minmax(0,1fr)] @md:grid-rows-[1fr_auto] @md:gap-x-5 @md:p-4 ' +
  '@max-[15rem]:grid-cols-1';

/** Grid of a list of cards, in as many columns as fit. */
export const cardList = 'grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(100%,26rem),1fr))]';
