import type { Destination, SupportQuote } from '@bandari/sdk'
import { Field, SelectInput } from '@bandari/ui'
import { useOperation } from '../../providers/use-operation.ts'
import type { QuoteAnswerValues } from './AnswerFields.tsx'
import { destinationOf } from './quote-labels.ts'
import { t } from '../../language/translator.ts'

interface WayFieldsProps {
  quote: SupportQuote
  typed: QuoteAnswerValues
  onChange: (typed: QuoteAnswerValues) => void
}

const types = ['RORO', 'Container'] as const

/** The port and the type of shipping that the charge is for; the buyer’s basket and landed price follow them. */
export function WayFields({ quote, typed, onChange }: WayFieldsProps) {
  const { data: destinations = [] } = useOperation('listDestinations', {})
  const ports = portsFor(quote, destinations)
  const chosenType = quote.lines.find((line) => line.shipping_type !== null)?.shipping_type
  return (
    <>
      {ports.length > 0 && (
        <Field label={t('staffQuotes.port')} hint={t('staffQuotes.portHint')}>
          {(control) => (
            <SelectInput
              {...control}
              choices={[{ value: '', label: destinationOf(quote) }, ...ports]}
              value={typed.place}
              onChange={({ currentTarget }) => onChange({ ...typed, place: currentTarget.value })}
            />
          )}
        </Field>
      )}
      <Field label={t('staffQuotes.type')} hint={t('staffQuotes.typeHint')}>
        {(control) => (
          <SelectInput
            {...control}
            choices={[
              {
                value: '',
                label: chosenType
                  ? t(`staff.shippingType.${chosenType}`)
                  : t('staffQuotes.typeOpen'),
              },
              ...types
                .filter((type) => type !== chosenType)
                .map((type) => ({ value: type, label: t(`staff.shippingType.${type}`) })),
            ]}
            value={typed.shippingType}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...typed, shippingType: types.find((type) => type === value) ?? '' })
            }
          />
        )}
      </Field>
    </>
  )
}

/** The other ports of the buyer’s country, or all where they have named none. */
function portsFor(
  { destination_country_code: country, destination_port: port }: SupportQuote,
  destinations: readonly Destination[],
) {
  return destinations
    .filter(({ code }) => country === null || code === country)
    .flatMap(({ code, name, ports }) =>
      ports
        .filter((one) => one.name !== port)
        .map((one) => ({
          value: `${code}/${one.slug}`,
          label: country === null ? `${one.name}, ${name}` : one.name,
        })),
    )
}
