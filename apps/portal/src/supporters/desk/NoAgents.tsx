import { EmptyState } from '@bandari/ui'

export function NoAgents() {
  return (
    <EmptyState title="No supporter matches">
      Try fewer words, or all of them instead of those to be paid.
    </EmptyState>
  )
}
