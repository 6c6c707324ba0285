import { EmptyState } from '@bandari/ui'
import { Button } from '@mui/material'
import { useListContext } from 'react-admin'

export function NoAccounts() {
  const { setFilters } = useListContext()
  return (
    <EmptyState
      title="No account matches"
      action={
        <Button variant="outlined" onClick={() => setFilters({}, {})}>
          Show all accounts
        </Button>
      }
    >
      Try a part of the e-mail address.
    </EmptyState>
  )
}
