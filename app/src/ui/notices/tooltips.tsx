import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { coversControl } from '#app/ui/focus/covered-control.ts';

const openDelayMs = 700;
const skipDelayMs = 300;
const marginPx = 8;

export function Tooltips() {
  const [control, setControl] = useState<HTMLElement | null>(null);
  useEffect(() => watchControls(setControl), []);
  return control && createPortal(<Tooltip control={control} />, document.body);
}

/** The tooltip repeats the control's name, so screen readers need no description. */
function Tooltip({ control }: { control: HTMLElement }) {
  const tooltip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const follow = () => place(tooltip.current!, control);
    follow();
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', follow, { capture: true });
  }, [control]);
  // The padding closes the gap that the pointer crosses to the tooltip.
  return (
    <div ref={tooltip} role="tooltip" aria-hidden className="fixed top-0 left-0 z-70 max-w-64 p-1">
      <div className="rounded-control bg-ink px-2.5 py-1.5 text-sm font-medium wrap-anywhere text-card shadow-lift">
        {control.dataset.tooltip}
      </div>
    </div>
  );
}

function watchControls(show: (control: HTMLElement | null) => void): () => void {
  let hovered: HTMLElement | null = null;
  let shown: HTMLElement | null = null;
  let hasJustClosed = false;
  let opening: ReturnType<typeof setTimeout>;
  let resetting: ReturnType<typeof setTimeout>;

  function open(control: HTMLElement) {
    clearTimeout(opening);
    shown = control;
    show(control);
  }
  function close() {
    clearTimeout(opening);
    if (!shown) return;
    shown = null;
    show(null);
    hasJustClosed = true;
    clearTimeout(resetting);
    resetting = setTimeout(() => (hasJustClosed = false), skipDelayMs);
  }
  function hover(event: PointerEvent) {
    if (event.pointerType === 'touch' || !(event.target instanceof Element)) return;
    if (event.target.closest('[role=tooltip]')) return;
    const control = event.target.closest<HTMLElement>('[data-tooltip]');
    if (control === hovered) return;
    hovered = control;
    const isDue = shown !== null || hasJustClosed;
    close();
    if (!control) return;
    if (isDue) open(control);
    else opening = setTimeout(open, openDelayMs, control);
  }
  function focus({ target }: FocusEvent) {
    const control = target instanceof Element && target.closest<HTMLElement>('[data-tooltip]');
    // A dialog that was opened by a click focuses its first button without a tooltip.
    if (control && control.matches(':focus-visible')) open(control);
    else close();
  }
  const press = ({ key }: KeyboardEvent) => key === 'Escape' && close();

  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  document.addEventListener('pointerover', hover, options);
  document.addEventListener('pointerdown', close, options);
  document.addEventListener('click', close, options);
  document.addEventListener('focusin', focus, options);
  document.addEventListener('focusout', close, options);
  document.addEventListener('keydown', press, options);
  return () => {
    clearTimeout(opening);
    listening.abort();
  };
}

function place(tooltip: HTMLElement, control: HTMLElement): void {
  const box = control.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tooltip;
  const middle = {
    left: Math.min(Math.max(box.left + (box.width - width) / 2, marginPx), innerWidth - width - marginPx),
    top: box.top + (box.height - height) / 2,
  };
  const sides = [
    { left: middle.left, top: box.bottom },
    { left: middle.left, top: box.top - height },
    { left: box.left - width, top: middle.top },
    { left: box.right, top: middle.top },
  ];
  const moveTo = ({ left, top }: { left: number; top: number }) => {
    tooltip.style.translate = `${left}px ${top}px`;
  };
  const free = sides.find((side) => {
    moveTo(side);
    const isInside =
      side.left >= 0 && side.top >= 0 && side.left + width <= innerWidth && side.top + height <= innerHeight;
    return isInside && !coversControl(tooltip, { own: control });
  });
  moveTo(free ?? sides[0]!);
}
