import { Card } from '@bandari/ui'
import { BooleanInput, maxValue, minValue, NumberInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import css from '../../../staff/form/Record.module.css'
import { RecordForm } from '../../../staff/form/RecordForm.tsx'
import { PortsInput } from './PortsInput.tsx'

export function DestinationForm() {
  return (
    <RecordForm saveLabel="staff.save">
      <Inputs />
    </RecordForm>
  )
}

function Inputs() {
  const isOffered = useWatch({ name: 'is_destination' }) as boolean
  return (
    <Card className={css.group}>
      <BooleanInput source="is_destination" label="staffTariffs.weShip" />
      {isOffered && (
        <NumberInput
          source="position"
          label="staffTariffs.place"
          validate={[minValue(1), maxValue(1000)]}
          helperText="staffTariffs.placeHint"
        />
      )}
      <PortsInput source="port_ids" />
    </Card>
  )
}
