import type { Format } from '@bandari/i18n/format'
import { useFormat, useTranslate } from '@bandari/i18n/react'
import { Button, Field, SelectInput, type SelectInputProps } from '@bandari/ui'
import { Search } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { useHref, useNavigate } from 'react-router-dom'
import { useCountVehicleMakesQuery } from '../api/catalogue.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { makeName } from '../shared/vehicles/make-name.ts'
import { paths } from '../shared/addresses/paths.ts'
import { useHydrated } from '../shared/page/use-hydrated.ts'
import css from './HomeSearch.module.css'
import { defaultPriceTo, priceChoices, pricesAbove } from './price-choices.ts'

const shillings = (price: number, format: Format) => ({
  value: String(price),
  label: format.money({ amount: price, currency: 'KES' }),
})

/**
 * Make and shilling prices. Price To waits for Price From and offers what lies above it (buyer
 * spec §2). Without JavaScript it is a GET form to /search, and Price To offers everything.
 */
export function HomeSearch() {
  const format = useFormat()
  const t = useTranslate()
  const isAlive = useHydrated()
  const navigate = useNavigate()
  const [make, setMake] = useState('')
  const [from, setFrom] = useState('')
  const [wanted, setWanted] = useState(String(defaultPriceTo))

  // It follows Price From up, and back down to what was wanted.
  const above = pricesAbove(Number(from))
  const to = String(Math.max(Number(wanted), above[0] ?? 0))
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void navigate(paths.vehiclesOfMake({ make, from, to }))
  }
  return (
    <form
      className={css.form}
      action={useHref(paths.searchForm())}
      aria-label={t('home.findCar')}
      onSubmit={submit}
    >
      <h2 className={css.title}>{t('home.findYourCar')}</h2>
      <MakeField value={make} onChoose={setMake} />
      <div className={css.prices}>
        <Choice
          label={t('home.priceFrom')}
          name="from"
          placeholder={t('home.choose')}
          choices={[0, ...priceChoices].map((price) => shillings(price, format))}
          value={from}
          onChoose={setFrom}
        />
        <Choice
          label={t('home.priceTo')}
          name="to"
          choices={above.map((price) => shillings(price, format))}
          value={to}
          disabled={isAlive && from === ''}
          onChoose={setWanted}
        />
      </div>
      <Button type="submit" size="large" wide>
        <Search size={20} aria-hidden="true" />
        {t('home.search')}
      </Button>
      <AppLink className={css.local} href={paths.localMake(make === '' ? null : make)}>
        {make === '' ? t('home.inKenya') : t('home.makeInKenya', { make: makeName(make) })}
      </AppLink>
    </form>
  )
}

interface MakeFieldProps {
  value: string
  onChoose: (make: string) => void
}

function MakeField({ value, onChoose }: MakeFieldProps) {
  const t = useTranslate()
  const { data: makes = [] } = useCountVehicleMakesQuery()
  const choices = makes
    .map(({ slug }) => ({ value: slug, label: makeName(slug) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'))
  return (
    <Choice
      label={t('home.make')}
      name="make"
      placeholder={t('home.anyMake')}
      choices={choices}
      value={value}
      onChoose={onChoose}
    />
  )
}

interface ChoiceProps extends Pick<SelectInputProps, 'choices' | 'placeholder' | 'disabled'> {
  label: string
  name: string
  value: string
  onChoose: (value: string) => void
}

function Choice({ label, onChoose, ...select }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <SelectInput {...control} {...select} onChange={(event) => onChoose(event.target.value)} />
      )}
    </Field>
  )
}
