import { useTranslate } from '@bandari/i18n/react'
import type { ImportDestination } from '@bandari/sdk'
import { Checkbox, Field, type SelectChoice, SelectInput } from '@bandari/ui'
import type { MyDestination } from '../my-destination.ts'
import css from './DestinationChoice.module.css'
import { citiesIn, type PartialDestination } from './save-destination.ts'

interface DestinationChoiceProps {
  destinations: readonly ImportDestination[]
  choice: MyDestination | null
  onChoose: (wish: PartialDestination) => void
}

/** Each list depends on the one above it; a way or type of shipping is not asked if there is only one. */
export function DestinationChoice({ destinations, choice, onChoose }: DestinationChoiceProps) {
  const t = useTranslate()
  const { country = '', city = '', way = '', shipping = 'RORO', insurance = false } = choice ?? {}
  const wish = { country, city, way, shipping, insurance }
  const places = citiesIn(country, destinations)
  const ways = places.find((place) => place.city === city)?.ways ?? []
  const types = ways.find(({ id }) => id === way)?.shipping ?? []
  const words = { RORO: t('shell.roro'), CONTAINER: t('shell.container') }
  return (
    <div className={css.fields}>
      <List
        name="country"
        label={t('shell.country')}
        placeholder={t('shell.chooseCountry')}
        choices={destinations.map(({ country: value, name }) => ({ value, label: name }))}
        value={country}
        onPick={(value) => onChoose({ ...wish, country: value, city: '', way: '' })}
      />
      {places.length > 0 && (
        <List
          name="city"
          label={t('shell.city')}
          choices={places.map(({ city: value }) => ({ value, label: value }))}
          value={city}
          onPick={(value) => onChoose({ ...wish, city: value, way: '' })}
        />
      )}
      {ways.length > 1 && (
        <List
          name="way"
          label={t('shell.way')}
          choices={ways.map(({ id, port_name }) => ({
            value: id,
            label: t('shell.viaPort', { port: port_name }),
          }))}
          value={way}
          onPick={(value) => onChoose({ ...wish, way: value })}
        />
      )}
      {types.length > 1 && (
        <List
          name="shipping"
          label={t('shell.shippingType')}
          hint={t('shell.shippingTypeText')}
          choices={types.map((value) => ({ value, label: words[value] }))}
          value={shipping}
          onPick={(value) =>
            onChoose({ ...wish, shipping: value === 'CONTAINER' ? 'CONTAINER' : 'RORO' })
          }
        />
      )}
      {choice && (
        <Insurance
          isWanted={insurance}
          onChoose={(isWanted) => onChoose({ ...wish, insurance: isWanted })}
        />
      )}
    </div>
  )
}

interface InsuranceProps {
  isWanted: boolean
  onChoose: (isWanted: boolean) => void
}

/** Nobody is insured without asking for it. */
function Insurance({ isWanted, onChoose }: InsuranceProps) {
  const t = useTranslate()
  return (
    <Checkbox
      name="insurance"
      value="yes"
      label={t('shell.insurance')}
      hint={t('shell.insuranceText')}
      checked={isWanted}
      onChange={({ target }) => onChoose(target.checked)}
    />
  )
}

interface ListProps {
  name: string
  label: string
  hint?: string
  placeholder?: string
  choices: readonly SelectChoice[]
  value: string
  onPick: (value: string) => void
}

function List({ label, hint, onPick, ...rest }: ListProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <SelectInput {...rest} {...control} onChange={({ target }) => onPick(target.value)} />
      )}
    </Field>
  )
}
