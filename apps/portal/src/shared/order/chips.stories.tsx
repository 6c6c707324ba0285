import { CommissionChip } from './CommissionChip.tsx'
import { orderStatuses } from './order-status.ts'
import { StatusChip } from './StatusChip.tsx'

export default { title: 'shared/order/Chips' }

const row = { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' } as const

export const Statuses = () => (
  <div style={row}>
    {orderStatuses.map((status) => (
      <StatusChip key={status} status={status} />
    ))}
  </div>
)

const commissions = ['waiting', 'pending', 'approved', 'paid', 'reversed', 'none'] as const

export const Commissions = () => (
  <div style={row}>
    {commissions.map((state) => (
      <CommissionChip key={state} state={state} />
    ))}
  </div>
)
