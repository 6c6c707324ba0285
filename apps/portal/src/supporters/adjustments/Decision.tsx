import type { Adjustment } from '@bandari/sdk'
import { Button } from '@bandari/ui'
import { useState } from 'react'
import { AdjustmentChip } from './AdjustmentChip.tsx'
import css from './Adjustments.module.css'
import { DecisionDialog, type Verdict } from './DecisionDialog.tsx'
import { t } from '../../language/translator.ts'

interface DecisionProps {
  adjustment: Adjustment
  hasChip?: boolean
}

/** What was decided, or what the reader may decide. */
export function Decision({ adjustment, hasChip = true }: DecisionProps) {
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const { state, name, may_approve, may_reject, decided_by, rejection } = adjustment
  const isOwn = may_reject && !may_approve
  return (
    <span className={css.decision}>
      {hasChip && <AdjustmentChip state={state} />}
      {decided_by !== null && (
        <span className={css.quiet}>{t('staffAdjustments.by', { name: decided_by })}</span>
      )}
      {rejection !== null && <span className={css.quiet}>{rejection}</span>}
      {isOwn && <span className={css.quiet}>{t('staffAdjustments.second')}</span>}
      {may_reject && (
        <span className={css.buttons}>
          {may_approve && (
            <Button
              size="small"
              aria-label={t('staffAdjustments.approveOf', { name })}
              onClick={() => setVerdict('approved')}
            >
              {t('staffAdjustments.approve')}
            </Button>
          )}
          <Button
            size="small"
            variant="quiet"
            aria-label={t(isOwn ? 'staffAdjustments.takeBackOf' : 'staffAdjustments.rejectOf', {
              name,
            })}
            onClick={() => setVerdict('rejected')}
          >
            {t(isOwn ? 'staffAdjustments.takeBack' : 'staffAdjustments.reject')}
          </Button>
        </span>
      )}
      {verdict !== null && state === 'waiting' && (
        <DecisionDialog
          adjustment={adjustment}
          verdict={verdict}
          onClose={() => setVerdict(null)}
        />
      )}
    </span>
  )
}
