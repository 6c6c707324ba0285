import type { SupportOrder } from '@bandari/sdk'
import { Card, Notice } from '@bandari/ui'
import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { formatDay, formatMoment } from '../../../shared/dates.ts'
import { type Fact, FactList } from '../../../shared/FactList.tsx'
import { formatMoney } from '../../../shared/format.ts'
import { PaymentProofList } from '../../../shared/documents/PaymentProofList.tsx'
import { type ListedPayment, PaymentList } from '../../../shared/order/PaymentList.tsx'
import { documentCalls } from '../../../providers/documents.ts'
import { useMay } from '../../../staff/use-may.ts'
import { PaymentHistories } from '../../../payment-methods/PaymentHistories.tsx'
import { t } from '../../../language/translator.ts'
import type { MoneyAct } from './MoneyDialog.tsx'
import css from './MoneyPanel.module.css'
import { held } from '../moves/refund-claim.ts'
import { MoneyStanding } from './MoneyStanding.tsx'
import { RefundHistory } from './RefundHistory.tsx'
import { UndoPayment } from './UndoPayment.tsx'
import { WaitingRefund } from './WaitingRefund.tsx'

// Its forms weigh more than the panel, which need not wait for them.
const MoneyDialog = lazy(() =>
  import('./MoneyDialog.tsx').then((m) => ({ default: m.MoneyDialog })),
)

/** What came for an order and what is missing, what its buyer says of it, and how long it is kept. */
export function MoneyPanel({ order }: { order: SupportOrder }) {
  const [act, setAct] = useState<MoneyAct | null>(null)
  const mayRecord = useMay('recordPayment')
  const mayExtend = useMay('extendPayment')
  const mayReceipt = useMay('downloadSupportReceipt')
  const mayRefund = useMay('requestRefund')
  const mayUndo = useMay('takeBackPayment')
  const isExtendable = order.status === 'Pending' && order.payment_extension === null
  return (
    <Card as="section" aria-labelledby="order-money">
      <h2 id="order-money" className={css.title}>
        {t('staffOrders.money.title')}
      </h2>
      <FactList facts={balanceFacts(order)} />
      <MoneyStanding order={order} />
      <Reported order={order} onAct={setAct} />
      <WaitingRefund order={order} />
      <RefundHistory requests={order.refund_requests} />
      {order.payments.length > 0 && (
        <PaymentList
          payments={order.payments}
          {...(mayReceipt && { receiptsOf: { id: order.id, call: 'downloadSupportReceipt' } })}
          {...(mayUndo && { actOn: (payment) => undoOf(order, payment) })}
        />
      )}
      <PaymentHistories order={order} />
      <div className={css.acts}>
        {mayRecord && (
          <Button fullWidth variant="outlined" onClick={() => setAct('record')}>
            {t('staffOrders.money.record')}
          </Button>
        )}
        {mayRefund && isRefundable(order) && (
          <Button fullWidth variant="outlined" onClick={() => setAct('sendBack')}>
            {t('staffOrders.money.sendBack')}
          </Button>
        )}
        {mayExtend && isExtendable && (
          <Button fullWidth variant="text" onClick={() => setAct('extend')}>
            {t('staffOrders.money.extend')}
          </Button>
        )}
      </div>
      <Suspense>
        {act && <MoneyDialog act={act} order={order} onClose={() => setAct(null)} />}
      </Suspense>
    </Card>
  )
}

/** The chain alone takes back what came to the order's own address. */
function undoOf(order: SupportOrder, payment: ListedPayment) {
  const { source } = order.payments.find(({ id }) => id === payment.id) ?? {}
  if (payment.kind !== 'received' || source === 'bitcoin') return null
  return <UndoPayment order={order} payment={payment} />
}

/** Money of it is here, and no refund waits for a decision. */
function isRefundable({ balance, refund_requests }: SupportOrder): boolean {
  return held(balance) !== '0.00' && refund_requests.every(({ state }) => state !== 'waiting')
}

function balanceFacts({ balance, currency, payment_extension: more }: SupportOrder): Fact[] {
  const money = (amount: string) => (amount === '0.00' ? null : formatMoney({ amount, currency }))
  return [
    {
      name: t('staffOrders.money.received'),
      value: formatMoney({ amount: balance.received, currency }),
    },
    { name: t('staffOrders.money.charges'), value: money(balance.bank_charges) },
    { name: t('staffOrders.money.refunded'), value: money(balance.refunded) },
    { name: t('staffOrders.money.due'), value: strong(money(balance.due)) },
    { name: t('staffOrders.money.over'), value: strong(money(balance.over)) },
    {
      name: t('staffOrders.money.extended'),
      value:
        more &&
        t('staffOrders.money.extendedBy', {
          moment: formatMoment(more.due_after),
          name: more.by,
          reason: more.reason,
        }),
    },
  ]
}

const strong = (text: string | null) => text && <strong>{text}</strong>

interface ReportedProps {
  order: SupportOrder
  onAct: (act: MoneyAct) => void
}

/** What the buyer says is on its way, for as long as nobody has looked for it. */
function Reported({ order, onAct }: ReportedProps) {
  const mayAnswer = useMay('answerPaymentReport')
  const mayOpen = useMay('downloadSupportPaymentSlip')
  const open = order.payment_reports.find(({ answered_at }) => answered_at === null)
  if (!open) return null
  const { amount, currency, paid_on, bank, reported_at, slips } = open
  return (
    <Notice kind="attention" title={t('staffOrders.money.reported')}>
      <p>
        {t('staffOrders.money.says', {
          amount: formatMoney({ amount, currency }),
          day: formatDay(paid_on),
          bank,
          moment: formatMoment(reported_at),
        })}
      </p>
      {mayOpen && (
        <PaymentProofList
          slips={slips}
          load={(slip) => documentCalls.downloadSupportPaymentSlip({ order: order.id, slip })}
        />
      )}
      {mayAnswer && (
        <Button
          className={css.answer}
          color="inherit"
          variant="outlined"
          onClick={() => onAct('notArrived')}
        >
          {t('staffOrders.money.notArrived')}
        </Button>
      )}
    </Notice>
  )
}
