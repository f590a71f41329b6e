import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Part } from '#app/ui/states/error-boundary.tsx';

export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx('mx-auto w-full max-w-7xl px-4 sm:px-6 lg:px-8', className)} />;
}

interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
  intro?: ReactNode;
}

export function Section({ title, intro, className, children, ...rest }: SectionProps) {
  return (
    <section {...rest} className={clsx('py-10 sm:py-14', className)}>
      <div className="mb-6 max-w-2xl">
        <h2 className="text-2xl font-bold tracking-tight sm:text-3xl">{title}</h2>
        {intro && <p className="mt-2 text-slate">{intro}</p>}
      </div>
      <Part>{children}</Part>
    </section>
  );
}
