import { EmptyState } from '@bandari/ui'

export function NoTariffs() {
  return <EmptyState title="No tariff matches">Try another state or fewer words.</EmptyState>
}
