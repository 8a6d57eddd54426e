import { Component, type ReactNode } from 'react';

/** Catches what breaks below it; a class, because React offers no other way. */
export class ErrorBoundary extends Component<
  { readonly fallback: (retry: () => void) => ReactNode; readonly children: ReactNode },
  { readonly broken: boolean }
> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return this.props.fallback(() => this.setState({ broken: false }));
  }
}
