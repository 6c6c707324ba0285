import { EmptyState } from '@bandari/ui'
import { Button } from '@mui/material'
import { useListContext } from 'react-admin'

export function NoPayouts() {
  const { filterValues, setFilters } = useListContext()
  if (Object.keys(filterValues).length === 0) {
    return (
      <EmptyState title="No payouts yet">Collect what is payable to make the first.</EmptyState>
    )
  }
  return (
    <EmptyState
      title="No payout is in that state"
      action={
        <Button variant="outlined" onClick={() => setFilters({}, {})}>
          Show all payouts
        </Button>
      }
    >
      Choose another state above.
    </EmptyState>
  )
}
