import { Card } from '@bandari/ui'
import { required, SelectInput, TextInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { t } from '../../language/translator.ts'
import { isAmount } from '../../staff/form/amount.ts'
import { MomentInput } from '../../staff/form/MomentInput.tsx'
import css from '../../staff/form/Record.module.css'
import { RecordForm } from '../../staff/form/RecordForm.tsx'
import { showEmpty } from '../../staff/form/show-empty.ts'
import { countryName, kindLabels, originChoices, routeChoices } from './local-charge-labels.ts'
import { useDestinations } from './use-destinations.ts'

const blank = { kind: 'inspection', country: '', place: null, amount: null, valid_from: null }
const kinds = Object.entries(kindLabels).map(([id, name]) => ({ id, name }))

export function LocalChargeForm() {
  return (
    <RecordForm saveLabel="staffDoorTariffs.save" defaultValues={blank}>
      <Card className={css.group}>
        <div className={css.pair}>
          <Journey />
          <TextInput
            source="amount"
            label="staffDoorTariffs.amountInDollars"
            helperText="staffDoorTariffs.amountHint"
            parse={emptyIsNull}
            validate={isAmount}
            inputProps={{ inputMode: 'decimal' }}
          />
          <MomentInput
            source="valid_from"
            label={t('staffDoorTariffs.begins')}
            empty={t('staffDoorTariffs.emptyBegin')}
          />
        </div>
      </Card>
    </RecordForm>
  )
}

/** Which places there are hangs on what is priced, and on where it goes. */
function Journey() {
  const destinations = useDestinations()
  const { setValue } = useFormContext()
  const kind: unknown = useWatch({ name: 'kind' })
  const country: unknown = useWatch({ name: 'country' })
  const forget = () => setValue('place', null)
  const countries = destinations.map((one) => ({ id: one.country, name: countryName(one.country) }))
  const isInland = kind === 'inland'
  const routes = routeChoices(destinations.find((one) => one.country === country))
  return (
    <>
      <SelectInput
        source="kind"
        label="staffDoorTariffs.kind"
        choices={kinds}
        validate={required()}
        onChange={forget}
      />
      <SelectInput
        source="country"
        label="staffDoorTariffs.country"
        choices={countries}
        validate={required()}
        onChange={forget}
      />
      {isInland ? (
        <SelectInput
          key="route"
          source="place"
          label="staffDoorTariffs.route"
          choices={routes}
          validate={required()}
        />
      ) : (
        <SelectInput
          key="origin"
          source="place"
          label="staffDoorTariffs.loadedIn"
          choices={originChoices}
          emptyText="staffDoorTariffs.anyOther"
          slotProps={showEmpty}
          parse={emptyIsNull}
        />
      )}
    </>
  )
}

function emptyIsNull(value: string): string | null {
  return value === '' ? null : value
}
