import type { BankEntryOrder, BankEntryRecord, OfferBasis } from '@bandari/sdk'
import { Button, ErrorAlert } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import { paths } from '../../paths.ts'
import { assignBankEntry } from '../../providers/bank-statements.ts'
import { formatDay } from '../../shared/dates.ts'
import { formatMoney } from '../../shared/format.ts'
import { statusNames } from '../../shared/order/order-status.ts'
import { useWrite } from '../../staff/record/use-write.ts'
import { useMay } from '../../staff/use-may.ts'
import css from './Bank.module.css'
import { basisLabels, differenceLabel } from './entry-labels.tsx'

interface OrderChoiceProps {
  entry: BankEntryRecord
  order: BankEntryOrder
  /** Why it is offered; none where somebody searched for it. */
  basis?: OfferBasis
  onAssign: (order: BankEntryOrder) => void
}

/** An order that the movement may have paid, and by how much their sums differ. */
export function OrderChoice({ entry, order, basis, onAssign }: OrderChoiceProps) {
  const mayAssign = useMay('assignBankEntry') && Number(entry.amount) > 0
  const { order_id, number, buyer, currency, total, due, status, placed_at, difference } = order
  const isSettled = ['none', 'charges'].includes(difference.kind) && basis !== 'returned'
  return (
    <li className={css.offer}>
      <span className={css.words}>
        <Link to={paths.supportOrder(order_id)}>{t('staffBank.orderNo', { number })}</Link>
        <span>{t('staffBank.offer', { buyer, status: t(statusNames[status]) })}</span>
        <span>
          {t('staffBank.offerSums', {
            total: formatMoney({ amount: total, currency }),
            due: formatMoney({ amount: due, currency }),
          })}
        </span>
        <span>{differenceLabel(order)}</span>
        <span className={css.quiet}>
          {basis === undefined ? formatDay(placed_at) : t(basisLabels[basis])}
        </span>
      </span>
      {mayAssign && (
        <span className={css.acts}>
          {isSettled && <AssignAtOnce entry={entry} order={order} />}
          <Button variant="secondary" onClick={() => onAssign(order)}>
            {t('staffBank.assignTo', { number })}
          </Button>
        </span>
      )}
    </li>
  )
}

/**
 * In one press: the movement pays the order to the cent, or what is missing is what banks on the way kept. It can be
 * undone like any other.
 */
function AssignAtOnce({ entry, order }: Pick<OrderChoiceProps, 'entry' | 'order'>) {
  const { write, isWriting, refusal } = useWrite()
  const { number, currency, difference } = order
  const kept = difference.kind === 'charges' ? difference.amount : null
  const sum = formatMoney({ amount: difference.amount, currency })
  const assign = () =>
    write({
      act: () =>
        assignBankEntry({
          id: entry.id,
          turn: entry.turn,
          order: number,
          ...(kept !== null && { bank_charges: kept }),
        }),
      done:
        kept === null
          ? t('staffBank.assigned', { number })
          : t('staffBank.assignedWithCharges', { number, sum }),
    })
  return (
    <>
      <Button loading={isWriting} onClick={assign}>
        {kept === null
          ? t('staffBank.assignAll', { number })
          : t('staffBank.assignWithCharges', { sum })}
      </Button>
      {refusal !== null && <ErrorAlert title={refusal} />}
    </>
  )
}
