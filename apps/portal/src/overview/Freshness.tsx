import { Rich } from '@bandari/i18n/react'
import Refresh from '@mui/icons-material/RefreshOutlined'
import { Button } from '@mui/material'
import { formatMoment } from '../shared/dates.ts'
import css from './Overview.module.css'
import { t } from '../language/translator.ts'

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
        <Rich
          id="staffOverview.asOf"
          values={{ moment: formatMoment(at) }}
          parts={{ time: <time dateTime={at} /> }}
        />
      </p>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Refresh />}
        disabled={isReading}
        onClick={onRefresh}
      >
        {t('staffOverview.refresh')}
      </Button>
    </div>
  )
}
