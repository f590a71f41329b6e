import { Component, type ReactNode } from 'react';
import { PageError } from './page-error.tsx';

interface PageBoundaryProps {
  /** The current address: a page that failed is rendered again once it changes. */
  location: string;
  /** Replaces what failed; an error page when missing. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Keeps what is around it when a page, or a part of one, throws or its code cannot be fetched. */
export class PageBoundary extends Component<PageBoundaryProps, { error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate(before: PageBoundaryProps) {
    if (this.state.error !== undefined && before.location !== this.props.location) {
      // oxlint-disable-next-line react/no-did-update-set-state -- Once for each address.
      this.setState({ error: undefined });
    }
  }

  override render() {
    const { children, fallback } = this.props;
    if (this.state.error === undefined) return children;
    return fallback === undefined ? <PageError error={this.state.error} /> : fallback;
  }
}
