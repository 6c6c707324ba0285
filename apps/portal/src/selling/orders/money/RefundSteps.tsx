import type { SupportOrder } from '@bandari/sdk'
import { formatMoney } from '../../../shared/format.ts'
import { t } from '../../../language/translator.ts'
import { held } from '../moves/refund-claim.ts'
import css from './MoneyPanel.module.css'

/** What one person sends back alone, in all; the server has the rule. */
const alone = formatMoney({ amount: '500.00', currency: 'USD' })

/** What happens with a refund, in the order in which it happens. */
export function RefundSteps({ order }: { order: SupportOrder }) {
  const { number, user_name: name, balance, currency } = order
  const here = formatMoney({ amount: held(balance), currency })
  return (
    <>
      <span className={css.line}>
        {t('staffOrders.money.sendBackEffect', { number, name, held: here })}
      </span>
      <span className={css.line}>{t('staffOrders.money.stepAlone', { sum: alone })}</span>
      <span className={css.line}>{t('staffOrders.money.stepsMore', { sum: alone })}</span>
      {(['prepare', 'approve', 'send', 'record'] as const).map((step, index) => (
        <span key={step} className={css.line}>
          {index + 1}. {t(steps[step])}
        </span>
      ))}
    </>
  )
}

const steps = {
  prepare: 'staffOrders.money.stepPrepare',
  approve: 'staffOrders.money.stepApprove',
  send: 'staffOrders.money.stepSend',
  record: 'staffOrders.money.stepRecord',
} as const
