import { Button, Field, SelectInput, TextInput } from '@bandari/ui'
import { type FormEvent, useState } from 'react'
import { t } from '../../../language/translator.ts'
import type { Way } from './BulkDialog.tsx'
import css from './Dashboard.module.css'
import { readPriceWay } from './price-way.ts'

interface PriceFormProps {
  currencies: readonly string[]
  /** Null while what is typed is no change yet. */
  onChange: (way: Way | null) => void
}

/** A share, or an amount of one currency: what is in another stays as it is. */
export function PriceForm({ currencies, onChange }: PriceFormProps) {
  const [how, setHow] = useState('percent')
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const way = readPriceWay(text, how)
    setWrong(way === null)
    onChange(way)
  }
  const edit = (change: () => void) => {
    change()
    setWrong(false)
    onChange(null)
  }
  const choices = [
    { value: 'percent', label: t('portalTable.price.percent') },
    ...currencies.map((currency) => ({
      value: currency,
      label: t('portalTable.price.amount', { currency }),
    })),
  ]
  return (
    <form className={css.priceForm} onSubmit={submit} noValidate>
      <Field label={t('portalTable.price.how')}>
        {(control) => (
          <SelectInput
            {...control}
            choices={choices}
            value={how}
            onChange={({ target }) => edit(() => setHow(target.value))}
          />
        )}
      </Field>
      <Field
        label={t('portalTable.price.by')}
        hint={t('portalTable.price.hint')}
        error={isWrong ? t('portalTable.price.wrong') : null}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="text"
            maxLength={14}
            autoComplete="off"
            value={text}
            onChange={({ target }) => edit(() => setText(target.value))}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary">
        {t('portalTable.price.preview')}
      </Button>
    </form>
  )
}
