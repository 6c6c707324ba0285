import { Button, ErrorAlert, Notice } from '@bandari/ui'
import { useEffect, useState } from 'react'
import { formatMoment } from '../../../shared/dates.ts'
import { t } from '../../../language/translator.ts'
import { doneLabels, refusedOf } from './bulk-scope.ts'
import css from './Dashboard.module.css'
import { StayingListings } from './StayingListings.tsx'
import type { Bulk } from './use-bulk.ts'

/** The result of a change: what was done, what stays as it is and why, and the way back while there is one. */
export function BulkNotice({ bulk }: { bulk: Bulk }) {
  const { outcome } = bulk
  if (!outcome) return null
  if ('failure' in outcome) {
    return <ErrorAlert title={t('portalListings.unchanged')}>{outcome.failure}</ErrorAlert>
  }
  const { change, isUndone } = outcome
  const refused = refusedOf(change)
  const count = change.changed
  const title = isUndone
    ? t('portalTable.undone', { count })
    : t(doneLabels[change.kind], { count })
  return (
    <Notice kind={refused.length > 0 ? 'attention' : 'success'} live title={title}>
      {refused.length > 0 && <StayingListings results={refused} />}
      {!isUndone && change.undo_until !== null && change.id !== null && (
        <UndoButton key={change.id} bulk={bulk} id={change.id} until={change.undo_until} />
      )}
    </Notice>
  )
}

function UndoButton({ bulk, id, until }: { bulk: Bulk; id: number; until: string }) {
  const [isOver, setOver] = useState(false)
  // The button leaves when the server would refuse it.
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Date.parse(until) - Date.now())
    return () => clearTimeout(timer)
  }, [until])
  if (isOver) return null
  const time = formatMoment(until)
  return (
    <p className={css.undo}>
      <Button
        size="small"
        variant="secondary"
        loading={bulk.underWay === 'undo'}
        onClick={() => void bulk.undo(id)}
      >
        {t('portalTable.undo')}
      </Button>
      <span className={css.quiet}>{t('portalTable.undoUntil', { time })}</span>
    </p>
  )
}
