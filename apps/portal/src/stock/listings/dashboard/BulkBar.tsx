import { Button } from '@bandari/ui'
import type { ListingRecord } from '../../../providers/listings.ts'
import css from './Dashboard.module.css'
import { PublishNotice } from './PublishNotice.tsx'
import { usePublish } from './use-publish.ts'
import { t } from '../../../language/translator.ts'

export interface BulkBarProps {
  /** The ticked ones. */
  rows: readonly ListingRecord[]
  onDone: () => void
}

/** Keeps its place while nothing is ticked, so that ticking moves nothing. */
export function BulkBar({ rows, onDone }: BulkBarProps) {
  const { publish, underWay, outcome } = usePublish(onDone)
  const isNone = rows.length === 0
  return (
    <>
      <fieldset className={css.bulk} data-active={!isNone}>
        <legend className="visually-hidden">{t('portalListings.withSelected')}</legend>
        <output className={css.selected}>
          {isNone
            ? t('portalListings.tickSeveral')
            : t('portalListings.selected', { count: rows.length })}
        </output>
        <Button
          variant="secondary"
          size="small"
          disabled={isNone || underWay === 'draft'}
          loading={underWay === 'live'}
          onClick={() => void publish(rows, 'live')}
        >
          {t('portalSelling.publish')}
        </Button>
        <Button
          variant="secondary"
          size="small"
          disabled={isNone || underWay === 'live'}
          loading={underWay === 'draft'}
          onClick={() => void publish(rows, 'draft')}
        >
          {t('portalListings.backToDraft')}
        </Button>
      </fieldset>
      {outcome && <PublishNotice outcome={outcome} />}
    </>
  )
}
