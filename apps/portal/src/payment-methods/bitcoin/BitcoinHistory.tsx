import type { BitcoinTransaction } from '@bandari/sdk'
import { formatMoney } from '../../shared/format.ts'
import { t } from '../../language/translator.ts'
import type { HistoryProps } from '../method.ts'
import css from '../../shared/order/PaymentList.module.css'

export function BitcoinHistory({ order }: HistoryProps) {
  return <BitcoinTransfers transactions={order.bitcoin_transactions} />
}

/** What arrived at the order's Bitcoin address, and how far the chain has confirmed it. */
export function BitcoinTransfers({
  transactions,
}: {
  transactions: readonly BitcoinTransaction[]
}) {
  if (transactions.length === 0) return null
  return (
    <>
      <h3>{t('bitcoin.title')}</h3>
      <ul className={css.payments}>
        {transactions.map(({ txid, amount, value, confirmations, needed, state }) => (
          <li key={txid} className={css.payment}>
            <strong className={css.amount}>{t('bitcoin.amount', { amount })}</strong>
            {value !== null && (
              <span>
                {t('bitcoin.worth', {
                  value: formatMoney({ amount: value, currency: 'USD' }),
                })}
              </span>
            )}
            <span className={css.facts}>{t(`bitcoin.${state}`, { confirmations, needed })}</span>
            <span className={css.facts}>{txid}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
