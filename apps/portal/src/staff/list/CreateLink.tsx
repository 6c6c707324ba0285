import Add from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { Link } from 'react-router-dom'
import type { OperationId } from '../../providers/may.ts'
import { useMay } from '../use-may.ts'

interface CreateLinkProps {
  to: string
  label: string
  operation: OperationId
}

/** The one primary action of a list; shown to those with the permission. */
export function CreateLink({ to, label, operation }: CreateLinkProps) {
  if (!useMay(operation)) return null
  return (
    <Button
      component={Link}
      to={to}
      variant="contained"
      startIcon={<Add />}
      sx={{ marginInlineStart: 'auto' }}
    >
      {label}
    </Button>
  )
}
