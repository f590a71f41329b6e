import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { bottomBar } from '#app/ui/focus/measured-height.ts';
import { lazyWindow } from '#app/ui/loaded-later.tsx';
import type { DialogProps } from './dialog-window.tsx';

export const Dialog = lazyWindow<DialogProps>(async () => (await import('./dialog-window.tsx')).DialogWindow);

export function WindowButtons({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      ref={bottomBar}
      className={clsx(
        'sticky bottom-0 -mx-5 mt-6 -mb-6 flex flex-wrap justify-end gap-3 border-t border-line bg-card p-4 short:static',
        className,
      )}
    />
  );
}
