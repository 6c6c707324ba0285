import { EmptyState } from '@bandari/ui'
import { Button } from '@mui/material'
import { useListContext } from 'react-admin'

export function NoListings() {
  const { filterValues, setFilters } = useListContext()
  if (filterValues['taken_down'] === true && Object.keys(filterValues).length === 1) {
    return (
      <EmptyState title="Nothing is taken down">
        A listing’s page has the button for it; the vendor is told why.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No listing matches"
      action={
        <Button variant="outlined" onClick={() => setFilters({}, {})}>
          Show all listings
        </Button>
      }
    >
      Try the number of its page on the storefront, its reference, or fewer words.
    </EmptyState>
  )
}
