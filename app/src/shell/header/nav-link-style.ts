/** Style of a header link; a wave underlines the current page. */
export const navLinkClass =
  'relative inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-control px-3 font-medium whitespace-nowrap text-ink ' +
  'transition-colors hover:text-blue-700 aria-[current=page]:text-blue-700 ' +
  "aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-3 aria-[current=page]:after:bottom-1 aria-[current=page]:after:h-0.5 aria-[current=page]:after:rounded-full aria-[current=page]:after:bg-blue-500 aria-[current=page]:after:content-['']";
