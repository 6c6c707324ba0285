import type { Order, PaymentReportRequest } from '@bandari/sdk'
import { Button, ErrorAlert, Field, Notice, TextInput } from '@bandari/ui'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useDataProvider, useNotify, useRefresh } from 'react-admin'
import type { PortalDataProvider } from '../../providers/data-provider.ts'
import { documentCalls } from '../../providers/documents.ts'
import { formatDay } from '../../shared/dates.ts'
import { formatMoney } from '../../shared/format.ts'
import { PaymentProofList } from '../../shared/documents/PaymentProofList.tsx'
import { t } from '../../language/translator.ts'
import { type ReportMistakes, reportOf, sent, validateReport } from './payment-report.ts'
import { maxPaymentProofs, PaymentProofField, PaymentProofForm } from './PaymentProofForm.tsx'
import css from '../../shared/order/PaymentForm.module.css'

/** Lets the buyer say that the money is on its way, beside another act, and shows what they said until staff have looked for it. */
export function ReportPayment({ order, children }: { order: Order; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const last = order.payment_reports.at(-1)
  const isAsked = order.may_report_payment && isOpen
  return (
    <div className={css.report}>
      {last && <LastReport order={order.id} report={last} />}
      {!isAsked && (
        <div className={css.acts}>
          {order.may_report_payment && (
            <Button onClick={() => setOpen(true)}>{t('portalAccount.paid.havePaid')}</Button>
          )}
          {children}
        </div>
      )}
      {isAsked && <ReportForm order={order} onClose={() => setOpen(false)} />}
    </div>
  )
}

interface LastReportProps {
  order: number
  report: Order['payment_reports'][number]
}

function LastReport({ order, report }: LastReportProps) {
  const { amount, currency, paid_on, bank, is_found, note, slips } = report
  if (is_found === true) return null
  const said = {
    amount: formatMoney({ amount, currency }),
    day: formatDay(paid_on),
    bank,
  }
  return is_found === null ? (
    <Notice kind="info">
      <p>{t('portalAccount.paid.youSaid', said)}</p>
      <PaymentProofList
        slips={slips}
        load={(slip) => documentCalls.downloadPaymentSlip({ order, slip })}
      />
      {slips.length < maxPaymentProofs && <PaymentProofForm key={slips.length} order={order} />}
    </Notice>
  ) : (
    <Notice kind="attention" title={t('portalAccount.paid.notFound')}>
      <p>{t('portalAccount.paid.youSaid', said)}</p>
      {note && <p>{note}</p>}
    </Notice>
  )
}

interface ReportFormProps {
  order: Order
  onClose: () => void
}

function ReportForm({ order, onClose }: ReportFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [report, setReport] = useState(() => reportOf(order))
  const [slip, setSlip] = useState<File | null>(null)
  const [mistakes, setMistakes] = useState<ReportMistakes>({})
  const { run, isSending, refusal } = useReportPayment(order, onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = validateReport(report)
    setMistakes(found)
    const [first] = Object.keys(found)
    if (first === undefined) run(report, slip)
    else form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }
  const field = (name: 'amount' | 'paid_on' | 'bank', label: string, typed = {}) => (
    <Field label={label} error={mistakes[name]}>
      {(control) => (
        <TextInput
          {...control}
          {...typed}
          name={name}
          value={report[name]}
          onChange={({ currentTarget: { value } }) => {
            setReport({ ...report, [name]: value })
            setMistakes(({ [name]: _corrected, ...others }) => others)
          }}
        />
      )}
    </Field>
  )
  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate>
      <p>{t('portalAccount.paid.why')}</p>
      {refusal !== null && <ErrorAlert title={refusal} />}
      {field('amount', t('portalAccount.paid.amountIn', { currency: order.currency }), {
        inputMode: 'decimal',
        maxLength: 14,
      })}
      {field('paid_on', t('portalAccount.paid.day'), { type: 'date', max: '9999-12-31' })}
      {field('bank', t('portalAccount.paid.bank'), { maxLength: 100 })}
      <PaymentProofField isOptional onChoose={setSlip} />
      <div className={css.acts}>
        <Button type="submit" loading={isSending}>
          {t('portalAccount.paid.send')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('ra.action.cancel')}
        </Button>
      </div>
    </form>
  )
}

/** A second press while the first is under way does nothing. */
function useReportPayment({ id }: Order, onDone: () => void) {
  const { reportPayment } = useDataProvider<PortalDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const isUnderWay = useRef(false)
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const send = async (report: PaymentReportRequest, file: File | null) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setSending(true)
    setRefusal(null)
    try {
      await reportPayment({ id, ...sent(report) })
      // The report exists; a payment proof that is refused does not undo it, and can be sent again.
      const failure = file && (await whyNotAdded({ order: id, file }))
      if (failure === null) notify(t('portalAccount.paid.thanks'), { type: 'success' })
      else notify(t('portalAccount.paid.slipFailed', { failure }), { type: 'error' })
      onDone()
      refresh()
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
    } finally {
      isUnderWay.current = false
      setSending(false)
    }
  }
  const run = (report: PaymentReportRequest, file: File | null) => void send(report, file)
  return { run, isSending, refusal }
}

async function whyNotAdded(slip: { order: number; file: File }): Promise<string | null> {
  try {
    await documentCalls.addPaymentSlip(slip)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
