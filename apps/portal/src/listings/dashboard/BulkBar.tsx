import { Button } from '@bandari/ui'
import type { ListingRecord } from '../../providers/listings.ts'
import css from './Dashboard.module.css'
import { PublishNotice } from './PublishNotice.tsx'
import { usePublish } from './use-publish.ts'

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
        <legend className="visually-hidden">What to do with the selected listings</legend>
        <output className={css.selected}>
          {isNone ? 'Tick listings to publish several' : `${rows.length} selected`}
        </output>
        <Button
          variant="secondary"
          size="small"
          disabled={isNone || underWay === 'draft'}
          loading={underWay === 'live'}
          onClick={() => void publish(rows, 'live')}
        >
          Publish
        </Button>
        <Button
          variant="secondary"
          size="small"
          disabled={isNone || underWay === 'live'}
          loading={underWay === 'draft'}
          onClick={() => void publish(rows, 'draft')}
        >
          Back to draft
        </Button>
      </fieldset>
      {outcome && <PublishNotice outcome={outcome} />}
    </>
  )
}
