const controls = 'a[href], button, input, select, textarea, summary, [role="slider"]';

/** The part of a control that may be covered: a corner leaves enough to press. */
const smallPart = 0.1;

/** Tells whether an element over the page covers a control. `own` is the control that it belongs to. */
export function coversControl(element: Element, own?: Element): boolean {
  const over = element.getBoundingClientRect();
  return [...document.querySelectorAll(controls)].some((control) => {
    if (control === own || element.contains(control) || control.closest('[inert]')) return false;
    const box = control.getBoundingClientRect();
    const width = Math.min(over.right, box.right) - Math.max(over.left, box.left);
    const height = Math.min(over.bottom, box.bottom) - Math.max(over.top, box.top);
    const isCovered = width > 0 && height > 0 && width * height > smallPart * box.width * box.height;
    return isCovered && control.checkVisibility({ visibilityProperty: true });
  });
}
