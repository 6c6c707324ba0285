import { EmptyState } from '@bandari/ui'
import DoneAll from '@mui/icons-material/DoneAllOutlined'
import { Button } from '@mui/material'
import { useListContext } from 'react-admin'

export function NoQuotes() {
  const { filterValues, setFilters } = useListContext()
  const { state, ...others } = filterValues
  const isSearched = Object.keys(others).length > 0
  if (state === 'pending' && !isSearched) {
    return (
      <EmptyState title="Nobody waits for a quote" icon={<DoneAll />}>
        Who asks appears here by itself, with 20 minutes on the clock.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={isSearched ? 'No quote matches' : 'No quotes yet'}
      action={
        isSearched && (
          <Button variant="outlined" onClick={() => setFilters({}, {})}>
            Show all quotes
          </Button>
        )
      }
    >
      A buyer asks for one when their basket has no shipping charge.
    </EmptyState>
  )
}
