import ArrowBack from '@mui/icons-material/ArrowBack'
import { Button } from '@mui/material'
import { Link } from 'react-router-dom'

/** The way from a record to its list. */
export function BackTo({ to, what }: { to: string; what: string }) {
  return (
    <Button
      component={Link}
      to={to}
      startIcon={<ArrowBack />}
      sx={{ alignSelf: 'flex-start', marginInlineStart: -2, marginBlock: -1 }}
    >
      Back to {what}
    </Button>
  )
}
