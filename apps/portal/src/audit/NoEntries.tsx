import { EmptyState } from '@bandari/ui'
import { Button } from '@mui/material'
import { useListContext } from 'react-admin'

export function NoEntries() {
  const { filterValues, setFilters } = useListContext()
  if (Object.keys(filterValues).length === 0) {
    return (
      <EmptyState title="Nothing has been changed yet">
        Every change that staff make is written down here.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No entry matches"
      action={
        <Button variant="outlined" onClick={() => setFilters({}, {})}>
          Show all entries
        </Button>
      }
    >
      Try fewer words, another action or a wider range of days.
    </EmptyState>
  )
}
