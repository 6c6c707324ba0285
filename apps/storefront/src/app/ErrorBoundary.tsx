import { Component, type ReactNode } from 'react'
import { ErrorPage } from './ErrorPage.tsx'

interface ErrorBoundaryProps {
  /** A new location tries again. */
  place: string
  children: ReactNode
}

interface ErrorBoundaryState {
  failedAt: string | null
}

/** React has no other way to catch an error while drawing. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failedAt: null }

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failedAt: '' }
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, { failedAt }: ErrorBoundaryState) {
    if (failedAt === null || failedAt === place) return null
    return { failedAt: failedAt === '' ? place : null }
  }

  override render() {
    return this.state.failedAt === null ? this.props.children : <ErrorPage />
  }
}
