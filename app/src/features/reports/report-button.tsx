import { clsx } from 'clsx';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { lazyWindow } from '#app/ui/loaded-later.tsx';

export interface ReportTarget {
  laundromatId: string;
  reviewId?: string;
}

const ReportDialog = lazyWindow(async () => (await import('./report-form.tsx')).ReportDialog);

interface ReportButtonProps {
  target: ReportTarget;
  label: string;
  hiddenLabel?: string;
  className?: string;
}

export function ReportButton({ target, label, hiddenLabel, className }: ReportButtonProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="faint"
        size="small"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={clsx('noscript:hidden', className)}
      >
        <Flag aria-hidden className="size-4" />
        <span>
          <span>{label}</span>
          {hiddenLabel && <span className="sr-only"> {hiddenLabel}</span>}
        </span>
      </Button>
      <ReportDialog target={target} open={open} onClose={close} />
    </>
  );
}
