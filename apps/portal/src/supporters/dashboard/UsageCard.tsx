import type { UsageDetail } from '@bandari/sdk'
import { Card } from '@bandari/ui'
import type { ReactNode } from 'react'
import { SpecifiedDate } from '../../shared/SpecifiedDate.tsx'
import { Medal } from '../../shared/programme/Medal.tsx'
import { CommissionChip } from '../../shared/order/CommissionChip.tsx'
import { StatusChip } from '../../shared/order/StatusChip.tsx'
import { receiptLabel } from './points.ts'
import css from './UsageList.module.css'
import { t } from '../../language/translator.ts'

/** One order that carried the code (account spec §2, §3). */
export function UsageCard({ usage }: { usage: UsageDetail }) {
  return (
    <Card as="li" className={css.card}>
      <Medal level={usage.level} />
      <div className={css.what}>
        <h3 className={css.number}>{t('portalSupporter.order', { number: usage.order_number })}</h3>
        <p className={css.quiet}>
          <SpecifiedDate iso={usage.usage_date} as="day" /> · {usage.level}
        </p>
        <dl className={css.facts}>
          <Fact name={t('portalSupporter.orderStatus')}>
            <StatusChip status={usage.status} />
          </Fact>
          <Fact name={t('portalSupporter.points')}>
            <strong>{receiptLabel(usage)}</strong>
          </Fact>
          <Fact name={t('portalSupporter.commissionPayment')}>
            <CommissionChip state={usage.commission_state} />
          </Fact>
        </dl>
      </div>
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.quiet}>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
