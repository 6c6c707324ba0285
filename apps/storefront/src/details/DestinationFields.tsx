import type { Destination } from '@bandari/sdk'
import { Field, SelectInput } from '@bandari/ui'
import { messages } from './messages.ts'
import { chooseCountry, choosePort, destinationOf, type PurchaseChoice } from './purchase-choice.ts'
import css from './DestinationFields.module.css'

interface DestinationFieldsProps {
  choice: PurchaseChoice
  destinations: readonly Destination[]
  onChoose: (choice: PurchaseChoice) => void
}

/** Country, and its ports (buyer spec §5). */
export function DestinationFields({ choice, destinations, onChoose }: DestinationFieldsProps) {
  const destination = destinationOf(choice, destinations)
  const ports = destination?.ports ?? []
  return (
    <fieldset className={css.fields}>
      <legend className={css.legend}>Where shall it go?</legend>
      <Field label="Destination country">
        {(control) => (
          <SelectInput
            {...control}
            name="country"
            placeholder="Choose a country"
            choices={destinations.map(({ code, name }) => ({ value: code, label: name }))}
            value={choice.country}
            onChange={(event) => onChoose(chooseCountry(choice, event.target.value, destinations))}
          />
        )}
      </Field>
      <Field label="Destination port">
        {(control) => (
          <SelectInput
            {...control}
            name="port"
            placeholder={portPlaceholder(destination)}
            choices={ports.map(({ slug, name }) => ({ value: slug, label: name }))}
            value={choice.port}
            onChange={(event) => onChoose(choosePort(choice, event.target.value))}
          />
        )}
      </Field>
    </fieldset>
  )
}

function portPlaceholder(destination: Destination | undefined): string {
  if (!destination) return messages.countryFirst
  return destination.ports.length > 0 ? 'Choose a port' : 'We find the port for you'
}
