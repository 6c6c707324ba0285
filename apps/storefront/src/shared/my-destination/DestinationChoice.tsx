import { useTranslate } from '@bandari/i18n/react'
import type { ImportDestination } from '@bandari/sdk'
import { Field, SelectInput } from '@bandari/ui'
import type { MyDestination } from '../my-destination.ts'
import css from './DestinationChoice.module.css'
import { placesIn, type Wish } from './keep-destination.ts'

interface DestinationChoiceProps {
  destinations: readonly ImportDestination[]
  choice: MyDestination | null
  onChoose: (wish: Wish) => void
}

/** Each list depends on the one above it; what there is one of only is not asked. */
export function DestinationChoice({ destinations, choice, onChoose }: DestinationChoiceProps) {
  const t = useTranslate()
  const { country = '', city = '', way = '', shipping = 'RORO' } = choice ?? {}
  const wish = { country, city, way, shipping }
  const places = placesIn(country, destinations)
  const ways = places.find((place) => place.city === city)?.ways ?? []
  const types = ways.find(({ id }) => id === way)?.shipping ?? []
  return (
    <div className={css.fields}>
      <Field label={t('shell.country')}>
        {(control) => (
          <SelectInput
            {...control}
            name="country"
            placeholder={t('shell.chooseCountry')}
            choices={destinations.map(({ country: value, name }) => ({ value, label: name }))}
            value={country}
            onChange={({ target: { value } }) =>
              onChoose({ ...wish, country: value, city: '', way: '' })
            }
          />
        )}
      </Field>
      {places.length > 0 && (
        <Field label={t('shell.city')}>
          {(control) => (
            <SelectInput
              {...control}
              name="city"
              choices={places.map(({ city: value }) => ({ value, label: value }))}
              value={city}
              onChange={({ target: { value } }) => onChoose({ ...wish, city: value, way: '' })}
            />
          )}
        </Field>
      )}
      {ways.length > 1 && (
        <Field label={t('shell.way')}>
          {(control) => (
            <SelectInput
              {...control}
              name="way"
              choices={ways.map(({ id, port_name }) => ({
                value: id,
                label: t('shell.viaPort', { port: port_name }),
              }))}
              value={way}
              onChange={({ target: { value } }) => onChoose({ ...wish, way: value })}
            />
          )}
        </Field>
      )}
      {types.length > 1 && (
        <Field label={t('shell.shippingType')} hint={t('shell.shippingTypeText')}>
          {(control) => (
            <SelectInput
              {...control}
              name="shipping"
              choices={[
                { value: 'RORO', label: t('shell.roro') },
                { value: 'CONTAINER', label: t('shell.container') },
              ]}
              value={shipping}
              onChange={({ target: { value } }) =>
                onChoose({ ...wish, shipping: value === 'CONTAINER' ? 'CONTAINER' : 'RORO' })
              }
            />
          )}
        </Field>
      )}
    </div>
  )
}
