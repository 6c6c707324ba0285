import ArrowBack from '@mui/icons-material/ArrowBack'
import { Button } from '@mui/material'
import { Link } from 'react-router-dom'
import type { ListName } from '../lists.ts'
import { t } from '../../language/translator.ts'

/** The way from a record to its list. */
export function BackTo({ to, what }: { to: string; what: ListName }) {
  return (
    <Button
      component={Link}
      to={to}
      startIcon={<ArrowBack />}
      sx={{ alignSelf: 'flex-start', marginInlineStart: -2, marginBlock: -1 }}
    >
      {t(`staff.backTo.${what}`)}
    </Button>
  )
}
