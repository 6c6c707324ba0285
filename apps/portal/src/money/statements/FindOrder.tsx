import { readAmount } from '@bandari/i18n/format'
import type { BankEntryOrder, BankEntryRecord } from '@bandari/sdk'
import { Button, Field, Loading, TextInput } from '@bandari/ui'
import { type FormEvent, useState } from 'react'
import { t } from '../../language/translator.ts'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { type ParamsOf, useOperation } from '../../providers/use-operation.ts'
import css from './Bank.module.css'
import { OrderChoice } from './OrderChoice.tsx'

interface FindOrderProps {
  entry: BankEntryRecord
  onAssign: (order: BankEntryOrder) => void
}

const nothing = { text: '', amount: '', currency: '', from: '', to: '' }

type Question = NonNullable<ParamsOf<'searchEntryOrders'>['query']>

/** Looks for the payer of a movement that names no order; before anything is asked, orders of near sums are shown. */
export function FindOrder({ entry, onAssign }: FindOrderProps) {
  const [said, setSaid] = useState(nothing)
  const [question, setQuestion] = useState<Question>({})
  const params = { path: { id: entry.id }, query: question }
  const { data, error, refetch } = useOperation('searchEntryOrders', params)
  const search = (event: FormEvent) => {
    event.preventDefault()
    setQuestion(questionOf(said))
  }
  const field = (name: keyof typeof nothing, label: string, type: 'text' | 'date' = 'text') => (
    <Field label={label}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          type={type}
          autoComplete="off"
          maxLength={type === 'date' ? undefined : longest[name]}
          value={said[name]}
          onChange={({ currentTarget: { value } }) =>
            setSaid({ ...said, [name]: name === 'currency' ? value.toUpperCase() : value })
          }
        />
      )}
    </Field>
  )
  return (
    <div className={css.panel}>
      <p>{t('staffBank.findIntro')}</p>
      <form className={css.find} onSubmit={search} noValidate>
        {field('text', t('staffBank.findText'))}
        {field('amount', t('staffBank.findAmount'))}
        {field('currency', t('staffBank.findCurrency'))}
        {field('from', t('staffBank.findFrom'), 'date')}
        {field('to', t('staffBank.findTo'), 'date')}
        <Button type="submit" variant="secondary">
          {t('staffBank.findGo')}
        </Button>
      </form>
      {data ? (
        <Found orders={data} entry={entry} onAssign={onAssign} />
      ) : error ? (
        <LoadFailure
          error={error}
          title={t('staffBank.findFailed')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label={t('staffBank.findLoading')} />
      )}
    </div>
  )
}

const longest = { text: 100, amount: 20, currency: 3, from: 10, to: 10 } as const

function questionOf({ text, amount, currency, from, to }: typeof nothing): Question {
  return {
    ...(text.trim() !== '' && { q: text.trim() }),
    ...(amount.trim() !== '' && { amount: readAmount(amount) ?? amount.trim() }),
    ...(currency.trim() !== '' && { currency: currency.trim() }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
  }
}

interface FoundProps extends FindOrderProps {
  orders: readonly BankEntryOrder[]
}

/** What is offered above is not shown again. */
function Found({ orders, entry, onAssign }: FoundProps) {
  const offered = new Set(entry.offers.map(({ order_id }) => order_id))
  const others = orders.filter(({ order_id }) => !offered.has(order_id))
  if (others.length === 0) return <p>{t('staffBank.findNone')}</p>
  return (
    <ul className={css.list}>
      {others.map((order) => (
        <OrderChoice key={order.order_id} entry={entry} order={order} onAssign={onAssign} />
      ))}
    </ul>
  )
}
