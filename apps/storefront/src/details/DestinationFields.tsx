import type { PlainMessageId } from '@bandari/i18n'
import { useName, useTranslate } from '@bandari/i18n/react'
import type { Destination } from '@bandari/sdk'
import { Field, SelectInput } from '@bandari/ui'
import { chooseCountry, choosePort, destinationOf, type PurchaseChoice } from './purchase-choice.ts'
import css from './DestinationFields.module.css'

interface DestinationFieldsProps {
  choice: PurchaseChoice
  destinations: readonly Destination[]
  onChoose: (choice: PurchaseChoice) => void
}

/** Country, and its ports (buyer spec §5). */
export function DestinationFields({ choice, destinations, onChoose }: DestinationFieldsProps) {
  const t = useTranslate()
  const nameOf = useName()
  const destination = destinationOf(choice, destinations)
  const ports = destination?.ports ?? []
  return (
    <fieldset className={css.fields}>
      <legend className={css.legend}>{t('details.where')}</legend>
      <Field label={t('details.country')}>
        {(control) => (
          <SelectInput
            {...control}
            name="country"
            placeholder={t('details.chooseCountry')}
            choices={destinations.map(({ code, name }) => ({
              value: code,
              label: nameOf(`countries.${code}`, name),
            }))}
            value={choice.country}
            onChange={(event) => onChoose(chooseCountry(choice, event.target.value, destinations))}
          />
        )}
      </Field>
      <Field label={t('details.port')}>
        {(control) => (
          <SelectInput
            {...control}
            name="port"
            placeholder={t(portPlaceholder(destination))}
            choices={ports.map(({ slug, name }) => ({ value: slug, label: name }))}
            value={choice.port}
            onChange={(event) => onChoose(choosePort(choice, event.target.value))}
          />
        )}
      </Field>
    </fieldset>
  )
}

function portPlaceholder(destination: Destination | undefined): PlainMessageId {
  if (!destination) return 'details.countryFirst'
  return destination.ports.length > 0 ? 'details.choosePort' : 'details.findPort'
}
