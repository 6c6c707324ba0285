import { useFormat, useName, useTranslate } from '@bandari/i18n/react'
import type { Basket, BasketLine, BasketShipping, Destination } from '@bandari/sdk'
import { Button, Checkbox, ErrorAlert, Field, Loading, SelectInput } from '@bandari/ui'
import { type FormEvent, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useSetBasketShippingMutation } from '../api/basket-shipping.ts'
import { asRefusal, referenceOf } from '../api/refusal.ts'
import { useListDestinationsQuery } from '../api/shipping.ts'
import { useMyDestination } from '../shared/destination/my-destination.ts'
import { followChoice } from '../shared/destination/my-destination/follow-choice.ts'
import css from './ShippingForm.module.css'

interface ShippingFormProps {
  basket: Basket
  lines: readonly BasketLine[]
  onClose: () => void
}

/** Country, port, way and insurance of the whole basket. The buyer's own destination follows: it is one wish. */
export function ShippingForm({ basket, lines, onClose }: ShippingFormProps) {
  const t = useTranslate()
  const { data: destinations, error, refetch } = useListDestinationsQuery()
  if (!destinations && error) {
    return (
      <ErrorAlert
        title={t('shell.destinationsFailed')}
        reference={referenceOf(error)}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!destinations) return <Loading label={t('basket.loading')} />
  return <Fields basket={basket} lines={lines} destinations={destinations} onClose={onClose} />
}

function Fields({
  basket,
  lines,
  destinations,
  onClose,
}: ShippingFormProps & { destinations: readonly Destination[] }) {
  const t = useTranslate()
  const [wish, setWish] = useState(() => shippingOf(basket, lines, destinations))
  const [isPortMissing, setPortMissing] = useState(false)
  const { save, isLoading, error } = useSave(basket, onClose)
  const ports = portsOf(wish.country, destinations)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isMissing = ports.length > 0 && wish.port === null
    setPortMissing(isMissing)
    if (!isMissing) void save(wish)
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <Place
        wish={wish}
        destinations={destinations}
        isPortMissing={isPortMissing}
        onChoose={setWish}
      />
      <Way wish={wish} destinations={destinations} onChoose={setWish} />
      <Checkbox
        label={t('shell.insurance')}
        hint={t('shell.insuranceText')}
        checked={wish.insurance}
        onChange={({ target }) => setWish({ ...wish, insurance: target.checked })}
      />
      {error && (
        <ErrorAlert title={t('basket.changeFailed')} reference={referenceOf(error)}>
          {asRefusal(error).message}
        </ErrorAlert>
      )}
      <div className={css.acts}>
        <Button type="submit" size="small" loading={isLoading}>
          {t('basket.saveShipping')}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
      </div>
    </form>
  )
}

/** Each list depends on the one above it; a country without a port of ours has none. */
function Place({
  wish,
  destinations,
  isPortMissing,
  onChoose,
}: WayProps & { isPortMissing: boolean }) {
  const t = useTranslate()
  const nameOf = useName()
  const ports = portsOf(wish.country, destinations)
  return (
    <>
      <Field label={t('shell.country')}>
        {(control) => (
          <SelectInput
            {...control}
            choices={destinations.map(({ code, name }) => ({
              value: code,
              label: nameOf(`countries.${code}`, name),
            }))}
            value={wish.country}
            onChange={({ target: { value: country } }) => {
              const [only, ...others] = portsOf(country, destinations)
              onChoose({ ...wish, country, port: only && others.length === 0 ? only.slug : null })
            }}
          />
        )}
      </Field>
      {ports.length > 0 && (
        <Field label={t('basket.port')} error={isPortMissing ? t('basket.choosePort') : null}>
          {(control) => (
            <SelectInput
              {...control}
              placeholder={t('basket.choosePort')}
              choices={ports.map(({ slug, name }) => ({ value: slug, label: name }))}
              value={wish.port ?? ''}
              onChange={({ target }) => onChoose({ ...wish, port: target.value })}
            />
          )}
        </Field>
      )}
    </>
  )
}

interface WayProps {
  wish: BasketShipping
  destinations: readonly Destination[]
  onChoose: (wish: BasketShipping) => void
}

const types = ['RORO', 'Container'] as const

/** Each with what it costs to the port that is chosen. */
function Way({ wish, destinations, onChoose }: WayProps) {
  const t = useTranslate()
  const format = useFormat()
  const names = { RORO: t('shell.roro'), Container: t('shell.container') }
  const destination = destinations.find(({ code }) => code === wish.country)
  const port = destination?.ports.find(({ slug }) => slug === wish.port)
  const nameOf = (type: (typeof types)[number]) =>
    port && destination
      ? format.labelled(
          names[type],
          format.money({ amount: port.charges[type], currency: destination.currency }),
        )
      : names[type]
  return (
    <Field label={t('shell.shippingType')}>
      {(control) => (
        <SelectInput
          {...control}
          choices={types.map((value) => ({ value, label: nameOf(value) }))}
          value={wish.shipping_type}
          onChange={({ target }) =>
            onChoose({
              ...wish,
              shipping_type: types.find((type) => type === target.value) ?? 'RORO',
            })
          }
        />
      )}
    </Field>
  )
}

/** A second press while the first is under way does nothing. */
function useSave({ id }: Basket, onSaved: () => void) {
  const dispatch = useDispatch()
  const mine = useMyDestination()
  const [send, { isLoading, error }] = useSetBasketShippingMutation()
  const save = async (wish: BasketShipping) => {
    if (isLoading) return
    const answer = await send({ id, ...wish })
    if (answer.error) return
    const { country, port, shipping_type: type, insurance } = wish
    const shipping = type === 'RORO' ? 'RORO' : 'CONTAINER'
    await followChoice(dispatch, mine, { country, port: port ?? '', shipping, insurance })
    onSaved()
  }
  return { save, isLoading, error }
}

/** As the basket has it; where it has no place yet, the first that we ship to. */
function shippingOf(
  { destinationCountryCode, destinationPort, insurance_requested }: Basket,
  lines: readonly BasketLine[],
  destinations: readonly Destination[],
): BasketShipping {
  const ofPort = destinations.find(({ ports }) =>
    ports.some(({ name }) => name === destinationPort),
  )
  const country = destinationCountryCode ?? ofPort?.code ?? destinations[0]?.code ?? ''
  const port = portsOf(country, destinations).find(({ name }) => name === destinationPort)
  const type = lines.find(({ shipping_type }) => shipping_type !== null)?.shipping_type
  return {
    country,
    port: port?.slug ?? null,
    shipping_type: type ?? 'RORO',
    insurance: insurance_requested,
  }
}

function portsOf(country: string, destinations: readonly Destination[]) {
  return destinations.find(({ code }) => code === country)?.ports ?? []
}
