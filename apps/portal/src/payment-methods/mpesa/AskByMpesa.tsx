import type { Order } from '@bandari/sdk'
import { Button, ErrorAlert, Field, Notice, TextInput } from '@bandari/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLogoutIfAccessDenied, useRefresh } from 'react-admin'
import { formatDay } from '../../shared/dates.ts'
import { formatMoney } from '../../shared/format.ts'
import { MpesaPrompts } from './MpesaHistory.tsx'
import { readAmount } from '@bandari/i18n/format'
import { t } from '../../language/translator.ts'
import css from '../../shared/order/PaymentForm.module.css'
import { promptMpesa } from './calls.ts'
import { shillingsFor } from './shillings.ts'

/** Asks a telephone to pay towards the order; the order records the result, so a reload shows it, too. */
export function AskByMpesa({ order }: { order: Order }) {
  const { mpesa_offer: offer, mpesa_prompts: prompts, currency } = order
  // Kept while a prompt is open, for the next one.
  const [phone, setPhone] = useState('+254 ')
  const isWaiting = prompts.some(({ state }) => state === 'waiting')
  useLookAgain(isWaiting)
  if (offer === null && prompts.length === 0) return null
  return (
    <div className={css.report}>
      {isWaiting && <Notice kind="info" title={t('mpesa.ask.lookThere')} />}
      <MpesaPrompts prompts={prompts} currency={currency} />
      {offer !== null && !isWaiting && (
        <AskForm order={order} offer={offer} phone={phone} onPhone={setPhone} />
      )}
    </div>
  )
}

interface AskFormProps {
  order: Order
  offer: NonNullable<Order['mpesa_offer']>
  phone: string
  onPhone: (phone: string) => void
}

function AskForm({ order, offer, phone, onPhone }: AskFormProps) {
  const { currency, mpesa_prompts: prompts } = order
  const [amount, setAmount] = useState(offer.most)
  const [isTried, setTried] = useState(false)
  const { run, isSending, refusal } = useAsk(order)
  const read = readAmount(amount)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (read !== null) run({ phone, amount: read })
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate aria-labelledby="by-mpesa">
      <h3 id="by-mpesa">{t('mpesa.ask.title')}</h3>
      <p>{t('mpesa.ask.hint', { most: formatMoney({ amount: offer.most, currency }) })}</p>
      {prompts.length > 0 && <p>{t('mpesa.ask.again')}</p>}
      {refusal !== null && <ErrorAlert title={refusal} />}
      <Field label={t('mpesa.ask.phone')}>
        {(control) => (
          <TextInput
            {...control}
            type="tel"
            autoComplete="tel"
            required
            maxLength={30}
            value={phone}
            onChange={({ currentTarget: { value } }) => onPhone(value)}
          />
        )}
      </Field>
      <Field
        label={t('mpesa.ask.amount', { currency })}
        error={isTried && read === null ? t('mpesa.ask.notAmount') : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            required
            maxLength={14}
            value={amount}
            onChange={({ currentTarget: { value } }) => setAmount(value)}
          />
        )}
      </Field>
      <Shillings amount={read} offer={offer} />
      <div className={css.acts}>
        <Button type="submit" loading={isSending}>
          {t('mpesa.ask.ask')}
        </Button>
      </div>
    </form>
  )
}

/** What the telephone will show, before anybody asks it. */
function Shillings({ amount, offer }: Pick<AskFormProps, 'offer'> & { amount: string | null }) {
  const { rate, rated_on: day } = offer
  const shillings = shillingsFor(amount, rate)
  if (shillings === null) return null
  const sum = formatMoney({ amount: `${shillings}.00`, currency: 'KES' })
  return (
    <p aria-live="polite">
      {t('mpesa.ask.shillings', { shillings: sum, rate, day: formatDay(day) })}
    </p>
  )
}

/** Every few seconds while somebody may be typing their PIN. */
function useLookAgain(isWaiting: boolean): void {
  const refresh = useRefresh()
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(refresh, 4000)
    return () => clearInterval(timer)
  }, [isWaiting, refresh])
}

/** A second press while the first is under way does nothing. */
function useAsk({ id }: Order) {
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const refresh = useRefresh()
  const isUnderWay = useRef(false)
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const send = async (asked: { phone: string; amount: string }) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setSending(true)
    setRefusal(null)
    try {
      await promptMpesa({ id, ...asked })
      refresh()
    } catch (error) {
      if (await logoutIfAccessDenied(error)) return
      setRefusal(error instanceof Error ? error.message : String(error))
    } finally {
      isUnderWay.current = false
      setSending(false)
    }
  }
  return {
    run: (asked: { phone: string; amount: string }) => void send(asked),
    isSending,
    refusal,
  }
}
