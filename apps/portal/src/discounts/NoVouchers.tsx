import { EmptyState } from '@bandari/ui'

export function NoVouchers() {
  return (
    <EmptyState title="No discount code matches">
      Try part of the code or of the name, or another state.
    </EmptyState>
  )
}
