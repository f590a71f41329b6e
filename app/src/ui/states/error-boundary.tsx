import { RotateCw } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';

interface ErrorBoundaryProps {
  resetKey?: string;
  fallback: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Shows a message in place of children that fail. Everything around them stays, with what is typed there. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  retry = () => this.setState({ error: undefined });

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.error !== undefined && before.resetKey !== this.props.resetKey) this.retry();
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return this.props.fallback(this.state.error, this.retry);
  }
}

export function Part({ optional, children }: { optional?: boolean; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={(_, retry) => !optional && <FailedPart onRetry={retry} />}>
      {children}
    </ErrorBoundary>
  );
}

function FailedPart({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-mist p-4">
      <p>Cette partie n'a pas pu être affichée.</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        <RotateCw aria-hidden className="size-4" />
        Réessayer
      </Button>
    </div>
  );
}
