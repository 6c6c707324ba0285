import type { MpesaPrompt } from '@bandari/sdk'
import { formatMoment } from '../../shared/dates.ts'
import { formatMoney } from '../../shared/format.ts'
import { t } from '../../language/translator.ts'
import type { HistoryProps } from '../method.ts'
import css from '../../shared/order/PaymentList.module.css'

/** While the order can be paid, its buyer sees the prompts where the next one is asked for. */
export function MpesaHistory({ order, isAsked = false }: HistoryProps) {
  if (isAsked) return null
  return <MpesaPrompts prompts={order.mpesa_prompts} currency={order.currency} />
}

interface MpesaPromptsProps {
  prompts: readonly MpesaPrompt[]
  currency: string
}

/** What telephones were asked to pay, and what became of it. */
export function MpesaPrompts({ prompts, currency }: MpesaPromptsProps) {
  if (prompts.length === 0) return null
  return (
    <>
      <h3>{t('mpesa.title')}</h3>
      <ul className={css.payments} aria-live="polite">
        {prompts.map(({ id, amount, shillings, phone, asked_at, receipt, state }) => (
          <li key={id} className={css.payment}>
            <strong className={css.amount}>
              {t('mpesa.sum', {
                amount: formatMoney({ amount, currency }),
                shillings: formatMoney({ amount: `${shillings}.00`, currency: 'KES' }),
              })}
            </strong>
            <span className={css.facts}>
              {t('mpesa.from', { phone, moment: formatMoment(asked_at) })}
            </span>
            <span className={css.facts}>{t(`mpesa.${state}`)}</span>
            {receipt !== null && (
              <span className={css.facts}>{t('mpesa.receipt', { receipt })}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
