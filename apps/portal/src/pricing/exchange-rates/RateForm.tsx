import { Card } from '@bandari/ui'
import { useState } from 'react'
import { maxLength, regex, required, SelectInput, TextInput } from 'react-admin'
import css from '../../staff/form/Record.module.css'
import { RecordForm } from '../../staff/form/RecordForm.tsx'
import { currencyChoices } from './rates.data.ts'
import { localDay } from '../../shared/dates.ts'

/** As the contract takes it. */
const isRate = regex(/^\d{1,8}(\.\d{1,6})?$/, 'staffRates.notARate')
const isSource = [required(), maxLength(200)]

export function RateForm() {
  const [today] = useState(() => localDay())
  return (
    <RecordForm
      saveLabel="staffRates.save"
      defaultValues={{ currency: '', rate: '', day: today, source: '' }}
    >
      <Card className={css.group}>
        <div className={css.pair}>
          <SelectInput
            source="currency"
            label="staffRates.currency"
            choices={currencyChoices}
            validate={required()}
          />
          <TextInput
            source="rate"
            label="staffRates.forOneDollar"
            helperText="staffRates.example"
            validate={[required(), isRate]}
            inputProps={{ inputMode: 'decimal' }}
          />
          <TextInput
            source="day"
            label="staffRates.day"
            type="date"
            validate={required()}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '9999-12-31' } }}
          />
          <TextInput
            source="source"
            label="staffRates.source"
            helperText="staffRates.sourceHint"
            validate={isSource}
          />
        </div>
      </Card>
    </RecordForm>
  )
}
