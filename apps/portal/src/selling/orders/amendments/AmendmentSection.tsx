import type { OrderAmendment, SupportOrder, SupportOrderAmendments } from '@bandari/sdk'
import { Button, ErrorAlert, Loading } from '@bandari/ui'
import { useState } from 'react'
import { useGetIdentity } from 'react-admin'
import { useOperation } from '../../../providers/use-operation.ts'
import { AmendmentHistory } from '../../../shared/amendments/AmendmentHistory.tsx'
import { formatMoment } from '../../../shared/dates.ts'
import { useMay } from '../../../staff/use-may.ts'
import { t } from '../../../language/translator.ts'
import css from './Amend.module.css'
import { AmendDialog } from './AmendDialog.tsx'
import { DecideAmendmentDialog, type Verdict } from './DecideAmendmentDialog.tsx'

export interface AmendmentSectionProps {
  order: Pick<SupportOrder, 'id' | 'number' | 'user_name'>
}

/** How an order was amended, what waits, and the way to amend it. */
export function AmendmentSection({ order }: AmendmentSectionProps) {
  const path = { id: order.id }
  const { data, error, refetch } = useOperation('getSupportOrderAmendments', { path })
  if (error && !data) {
    return (
      <ErrorAlert title={t('portalAmendments.failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorAlert>
    )
  }
  if (!data) return <Loading label={t('portalAmendments.loading')} />
  const { amendments } = data
  return (
    <div className={css.section}>
      <Amend order={order} shown={data} />
      {amendments.length === 0 ? (
        <p className={css.quiet}>{t('staffAmendments.none')}</p>
      ) : (
        <AmendmentHistory
          amendments={amendments}
          renderAside={(amendment) => <Staff order={order} amendment={amendment} />}
        />
      )}
    </div>
  )
}

interface AmendProps extends AmendmentSectionProps {
  shown: SupportOrderAmendments
}

/** The button, or why there is none. */
function Amend({ order, shown }: AmendProps) {
  const [isOpen, setOpen] = useState(false)
  const mayAmend = useMay('amendOrder')
  const { why_fixed: fixed, amendments } = shown
  if (fixed !== null) {
    return <p className={css.quiet}>{t(fixedReasons[fixed] ?? 'staffAmendments.over')}</p>
  }
  const isWaiting = amendments.some(({ ended_at }) => ended_at === null)
  // What is open stays open, also once somebody else's amendment waits: the server says so.
  if (!mayAmend || (isWaiting && !isOpen)) return null
  return (
    <>
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t('staffAmendments.open')}
        </Button>
      </div>
      {isOpen && <AmendDialog order={order} shown={shown} onClose={() => setOpen(false)} />}
    </>
  )
}

const fixedReasons: Readonly<
  Record<string, 'staffAmendments.shipped' | 'staffAmendments.moneyGone' | 'staffAmendments.refund'>
> = {
  amendment_shipped: 'staffAmendments.shipped',
  order_refunded: 'staffAmendments.moneyGone',
  order_paid_no_longer: 'staffAmendments.moneyGone',
  refund_waiting: 'staffAmendments.refund',
}

interface StaffProps extends AmendmentSectionProps {
  amendment: OrderAmendment
}

/** Who asked for it and approved it, and what staff can do while it waits. */
function Staff({ order, amendment }: StaffProps) {
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const { identity } = useGetIdentity()
  const mayDecide = useMay('decideAmendment')
  const { state, asked_by: by, decided_by: second, asked_at: at } = amendment
  const isOwn = identity?.id === amendment.asked_by_email
  const isForSecond = state === 'to-approve'
  const isOpen = isForSecond || state === 'proposed'
  return (
    <>
      <p className={css.quiet}>
        {t('staffAmendments.askedBy', { name: by ?? '', moment: formatMoment(at) })}
      </p>
      {second !== null && (
        <p className={css.quiet}>{t('staffAmendments.approvedBy', { name: second })}</p>
      )}
      {isForSecond && isOwn && <p>{t('staffAmendments.ownAmendment')}</p>}
      {isOpen && mayDecide && (
        <div className={css.acts}>
          {isForSecond && !isOwn && (
            <>
              <Button size="small" onClick={() => setVerdict('approved')}>
                {t('staffAmendments.approve')}
              </Button>
              <Button variant="secondary" size="small" onClick={() => setVerdict('rejected')}>
                {t('staffAmendments.reject')}
              </Button>
            </>
          )}
          {(!isForSecond || isOwn) && (
            <Button variant="secondary" size="small" onClick={() => setVerdict('withdrawn')}>
              {t('staffAmendments.withdraw')}
            </Button>
          )}
        </div>
      )}
      {verdict && (
        <DecideAmendmentDialog
          order={order}
          amendment={amendment}
          verdict={verdict}
          onClose={() => setVerdict(null)}
        />
      )}
    </>
  )
}
