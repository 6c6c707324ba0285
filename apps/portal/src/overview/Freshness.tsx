import Refresh from '@mui/icons-material/RefreshOutlined'
import { Button } from '@mui/material'
import { formatMoment } from '../shared/dates.ts'
import css from './Overview.module.css'

interface FreshnessProps {
  /** In milliseconds. */
  readAt: number
  isReading: boolean
  onRefresh: () => void
}

export function Freshness({ readAt, isReading, onRefresh }: FreshnessProps) {
  const at = new Date(readAt).toISOString()
  return (
    <div className={css.freshness}>
      <p className={css.quiet}>
        As of <time dateTime={at}>{formatMoment(at)}</time>, read again every minute
      </p>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Refresh />}
        disabled={isReading}
        onClick={onRefresh}
      >
        Refresh
      </Button>
    </div>
  )
}
