import { Button, Field, formatMoney, SelectInput } from '@bandari/ui'
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
      <MakeField value={make} onChange={setMake} />
      <div className={css.prices}>
        <Field label="Price From">
          {(control) => (
            <SelectInput
              {...control}
              name="from"
              placeholder="Choose"
              choices={fromChoices}
              value={from}
              onChange={(event) => chooseFrom(event.target.value)}
            />
          )}
        </Field>
        <Field label="Price To">
          {(control) => (
            <SelectInput
              {...control}
              name="to"
              choices={above.map(shillings)}
              value={to}
              disabled={isAlive && from === ''}
              onChange={(event) => setTo(event.target.value)}
            />
          )}
        </Field>
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
  onChange: (make: string) => void
}

function MakeField({ value, onChange }: MakeFieldProps) {
  const { data: makes = [] } = useCountVehicleMakesQuery()
  const choices = makes
    .map(({ slug }) => ({ value: slug, label: makeName(slug) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'))
  return (
    <Field label="Make">
      {(control) => (
        <SelectInput
          {...control}
          name="make"
          placeholder="Any make"
          choices={choices}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
