/**
 * Grid of a result row, shared with its skeleton so that nothing moves. On a phone the price is below the photo; with
 * large text everything is in one column. The container of the row must be a size container.
 */
export const rowGrid =
  'grid grid-cols-[6.5rem_minmax(0,1fr)] grid-rows-[auto_1fr_auto] gap-x-3.5 gap-y-2.5 ' +
  "[grid-template-areas:'photo_facts'_'price_facts'_'services_services'] " +
  "@max-[15rem]:grid-cols-1 @max-[15rem]:grid-rows-none @max-[15rem]:[grid-template-areas:'photo'_'facts'_'services'_'price'] " +
  'sm:grid-cols-[13rem_1fr_auto] sm:grid-rows-[1fr_auto] sm:gap-x-5 ' +
  "sm:[grid-template-areas:'photo_facts_facts'_'photo_services_price']";
