import type { OrderCommission, SupportOrder } from '@bandari/sdk'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { formatMoney } from '../../shared/format.ts'
import css from './OrderRecords.module.css'

const states: Record<OrderCommission['state'], string> = {
  pending: 'pending',
  approved: 'approved',
  paid: 'paid out',
  reversed: 'taken back',
}

/** What the order has earned supporters (decision 14). */
export function OrderCommissions({ order }: { order: SupportOrder }) {
  const { commissions, currency, agent_code } = order
  if (commissions.length === 0) {
    return (
      <p className={css.quiet}>
        {agent_code === null
          ? 'No supporter’s code was used.'
          : `${agent_code} was used. Commission starts when the payment has arrived.`}
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
            {code} · {level} · {states[state]}
          </span>
        </li>
      ))}
    </ul>
  )
}
