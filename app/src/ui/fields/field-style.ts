/** Common style of text fields, selects and comboboxes. 16 px text: iOS zooms into anything smaller. */
export const fieldClass =
  'min-h-11 w-full rounded-control border border-edge bg-card px-3.5 text-base text-ink transition-colors ' +
  'placeholder:text-slate hover:border-blue-500 aria-invalid:border-brick-700 ' +
  'disabled:cursor-not-allowed disabled:bg-mist disabled:text-slate';

/** Style of a closed select. */
export const selectButtonClass = `${fieldClass} flex cursor-pointer items-center justify-between gap-2 text-left`;

export const labelClass = 'mb-1.5 block text-sm font-semibold text-ink';

/** Style of the box that opens under a select or a combobox. */
export const popupBoxClass =
  'z-60 rounded-control border border-line bg-card p-1 shadow-lift ' +
  '[--anchor-gap:6px] [--anchor-padding:12px] focus:outline-none';

/** Style of such a box that scrolls its options itself. */
export const popupClass = `${popupBoxClass} max-h-80 overflow-y-auto`;

export const optionClass =
  'flex min-h-11 cursor-pointer items-center gap-2 rounded-lg px-3 py-1.5 text-base select-none ' +
  'data-focus:bg-blue-50 data-focus:text-blue-900 data-focus:outline-2 data-focus:-outline-offset-2 data-focus:outline-(--focus) data-selected:font-semibold sm:min-h-10';
