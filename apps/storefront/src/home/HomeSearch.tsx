import { Button, Field, formatMoney, SelectInput, type SelectInputProps } from '@bandari/ui'
import { Search } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCountVehicleMakesQuery } from '../api/catalogue.ts'
import { AppLink } from '../shared/AppLink.tsx'
import { makeName } from '../shared/make-name.ts'
import { paths } from '../shared/paths.ts'
import { useHydrated } from '../shared/use-hydrated.ts'
import css from './HomeSearch.module.css'
import { defaultPriceTo, priceChoices, pricesAbove } from './price-choices.ts'

const shillings = (price: number) => ({
  value: String(price),
  label: formatMoney({ amount: price, currency: 'KES' }),
})
const fromChoices = [0, ...priceChoices].map(shillings)

/**
 * Make and shilling prices. Price To waits for Price From and offers what lies above it (buyer
 * spec §2). Without JavaScript it is a GET form to /search, and Price To offers everything.
 */
export function HomeSearch() {
  const isAlive = useHydrated()
  const navigate = useNavigate()
  const [make, setMake] = useState('')
  const [from, setFrom] = useState('')
  const [to, setTo] = useState(String(defaultPriceTo))

  const above = pricesAbove(Number(from))
  const chooseFrom = (chosen: string) => {
    setFrom(chosen)
    const [least] = pricesAbove(Number(chosen))
    if (least !== undefined && Number(to) < least) setTo(String(least))
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void navigate(paths.vehiclesOfMake({ make, from, to }))
  }
  return (
    <form
      className={css.form}
      action={paths.searchForm()}
      aria-label="Find a car"
      onSubmit={submit}
    >
      <h2 className={css.title}>Find your car</h2>
      <MakeField value={make} onChoose={setMake} />
      <div className={css.prices}>
        <Choice
          label="Price From"
          name="from"
          placeholder="Choose"
          choices={fromChoices}
          value={from}
          onChoose={chooseFrom}
        />
        <Choice
          label="Price To"
          name="to"
          choices={above.map(shillings)}
          value={to}
          disabled={isAlive && from === ''}
          onChoose={setTo}
        />
      </div>
      <Button type="submit" size="large" wide>
        <Search size={20} aria-hidden="true" />
        Search
      </Button>
      <AppLink className={css.local} href={paths.localMake(make === '' ? null : make)}>
        {make === '' ? 'See what is in Kenya already' : `See ${makeName(make)} in Kenya already`}
      </AppLink>
    </form>
  )
}

interface MakeFieldProps {
  value: string
  onChoose: (make: string) => void
}

function MakeField({ value, onChoose }: MakeFieldProps) {
  const { data: makes = [] } = useCountVehicleMakesQuery()
  const choices = makes
    .map(({ slug }) => ({ value: slug, label: makeName(slug) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'))
  return (
    <Choice
      label="Make"
      name="make"
      placeholder="Any make"
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
