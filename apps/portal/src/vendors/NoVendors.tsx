import { EmptyState } from '@bandari/ui'
import DoneAll from '@mui/icons-material/DoneAllOutlined'
import { Button } from '@mui/material'
import { useListContext } from 'react-admin'

export function NoVendors() {
  const { filterValues, setFilters } = useListContext()
  const { seller_status, ...others } = filterValues
  const isSearched = Object.keys(others).length > 0
  if (seller_status === 'pending' && !isSearched) {
    return (
      <EmptyState title="No application waits" icon={<DoneAll />}>
        Who applies to sell appears here by itself.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No vendor matches"
      action={
        <Button variant="outlined" onClick={() => setFilters({}, {})}>
          Show all vendors
        </Button>
      }
    >
      Whoever was refused is no vendor: look under Accounts.
    </EmptyState>
  )
}
