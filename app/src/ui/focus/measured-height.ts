/** A ref for a bar at the bottom edge: index.css keeps the focused element clear of it. */
export const bottomBar = (bar: HTMLElement | null) =>
  followHeight(bar!, document.documentElement, '--bottom-bar');

/** A ref for the sticky header of a window, whose focused fields stay clear of its height. */
export const stickyHeader = (header: HTMLElement | null) =>
  followHeight(header!, header!.parentElement!, '--header');

/** A ref for an element with the class `beside`, which stays in the window only when all of it fits. */
export const beside = (element: HTMLElement | null) => followHeight(element!, element!, '--height');

function followHeight(element: HTMLElement, target: HTMLElement, property: string): () => void {
  const observer = new ResizeObserver(() => {
    const height = `${element.offsetHeight}px`;
    // Setting it on the root, even to the same value, would recalculate the styles of the whole page.
    if (getComputedStyle(target).getPropertyValue(property) !== height) {
      target.style.setProperty(property, height);
    }
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    target.style.removeProperty(property);
  };
}
