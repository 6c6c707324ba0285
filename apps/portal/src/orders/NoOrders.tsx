import { EmptyState } from '@bandari/ui'
import { Button } from '@mui/material'
import { useListContext } from 'react-admin'

export function NoOrders() {
  const { filterValues, setFilters } = useListContext()
  if (Object.keys(filterValues).length === 0) {
    return (
      <EmptyState title="No orders yet">They appear here as soon as a buyer places one.</EmptyState>
    )
  }
  return (
    <EmptyState
      title="No order matches"
      action={
        <Button variant="outlined" onClick={() => setFilters({}, {})}>
          Show all orders
        </Button>
      }
    >
      Try another status, fewer words or a wider range of days.
    </EmptyState>
  )
}
