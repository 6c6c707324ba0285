import { EmptyState } from '@bandari/ui'
import { Button } from '@mui/material'
import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import { Page } from './Page.tsx'

/** Buyer spec §2, the not-found screen. */
export function NotFoundPage() {
  return (
    <Page title="Page not found">
      <EmptyState
        title="Oops, sorry we couldn't find that page"
        action={
          <Button component={Link} to={paths.home} variant="contained">
            Go to home page
          </Button>
        }
      >
        The address may be mistyped, or the page has moved.
      </EmptyState>
    </Page>
  )
}
