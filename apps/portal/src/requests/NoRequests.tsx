import { EmptyState } from '@bandari/ui'
import DoneAll from '@mui/icons-material/DoneAllOutlined'
import { Button } from '@mui/material'
import { useListContext } from 'react-admin'

export function NoRequests() {
  const { filterValues, setFilters } = useListContext()
  const { state, is_overdue, ...others } = filterValues
  const isSearched = Object.keys(others).length > 0
  if (!isSearched && (state === 'new' || is_overdue === true)) {
    return (
      <EmptyState
        title={is_overdue === true ? 'Nobody has waited too long' : 'Nobody waits for an answer'}
        icon={<DoneAll />}
      >
        What is asked appears here by itself, with 12 hours on the clock.
      </EmptyState>
    )
  }
  const isNarrowed = isSearched || state !== undefined
  return (
    <EmptyState
      title={isNarrowed ? 'No request matches' : 'No requests yet'}
      action={
        isNarrowed && (
          <Button variant="outlined" onClick={() => setFilters({}, {})}>
            Show all requests
          </Button>
        )
      }
    >
      Wholesale, spares and assessment forms of the shop end up here.
    </EmptyState>
  )
}
