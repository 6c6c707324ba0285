import { EmptyState } from '@bandari/ui'

export function NoArticles() {
  return (
    <EmptyState title="No article matches">
      Try fewer words, or another state. Write article begins a new one.
    </EmptyState>
  )
}
