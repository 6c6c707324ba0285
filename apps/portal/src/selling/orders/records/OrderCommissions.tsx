import type { PlainMessageId } from '@bandari/i18n'
import type { OrderCommission, SupportOrder } from '@bandari/sdk'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { formatMoney } from '../../../shared/format.ts'
import css from './OrderRecords.module.css'
import { t } from '../../../language/translator.ts'

const states: Record<OrderCommission['state'], PlainMessageId> = {
  pending: 'staffOrders.commissionState.pending',
  approved: 'staffOrders.commissionState.approved',
  paid: 'staffOrders.commissionState.paid',
  reversed: 'staffOrders.commissionState.reversed',
}

/** What the order has earned supporters (decision 14). */
export function OrderCommissions({ order }: { order: SupportOrder }) {
  const { commissions, currency, agent_code } = order
  if (commissions.length === 0) {
    return (
      <p className={css.quiet}>
        {agent_code === null
          ? t('staffOrders.noCode')
          : t('staffOrders.codeUsed', { code: agent_code })}
      </p>
    )
  }
  return (
    <ul className={css.records}>
      {commissions.map(({ agent_id, name, code, level, amount, state }) => (
        <li key={`${agent_id} ${level}`} className={css.entry}>
          <span className={css.money}>
            <Link to={paths.supportAgent(agent_id)}>{name}</Link>
            <strong>{formatMoney({ amount, currency })}</strong>
          </span>
          <span className={css.quiet}>
            {code} · {t(`staffOrders.level.${level}`)} · {t(states[state])}
          </span>
        </li>
      ))}
    </ul>
  )
}
