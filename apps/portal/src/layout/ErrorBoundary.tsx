import { Component, type ReactNode } from 'react'
import { BrokenPage } from './BrokenPage.tsx'

interface Props {
  children: ReactNode
}

/** React offers no other way than a class. It covers what is outside react-admin's own boundary. */
export class ErrorBoundary extends Component<Props, { isBroken: boolean }> {
  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override state = { isBroken: false }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return (
      <main>
        <BrokenPage />
      </main>
    )
  }
}
