import type { SupportDestination } from '@bandari/sdk'
import { Card } from '@bandari/ui'
import { BooleanInput, maxValue, minValue, NumberInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { paths } from '../../paths.ts'
import { EditPage } from '../../staff/form/EditPage.tsx'
import css from '../../staff/form/Record.module.css'
import { RecordForm } from '../../staff/form/RecordForm.tsx'
import { PortsInput } from './PortsInput.tsx'

export function DestinationEdit() {
  return (
    <EditPage<SupportDestination>
      title="Destination"
      titleOf={({ name }) => name}
      list={paths.supportDestinations}
      what="destinations"
      done={({ name, is_destination }) =>
        is_destination
          ? `${name} is offered like this within a minute.`
          : `${name} is no destination.`
      }
    >
      <RecordForm saveLabel="Save">
        <Inputs />
      </RecordForm>
    </EditPage>
  )
}

function Inputs() {
  const isOffered = useWatch({ name: 'is_destination' }) as boolean
  return (
    <Card className={css.group}>
      <BooleanInput source="is_destination" label="We ship there: buyers may choose it" />
      {isOffered && (
        <NumberInput
          source="position"
          label="Place among the destinations"
          validate={[minValue(1), maxValue(1000)]}
          helperText="1 is the first; empty: the last. The others close up."
        />
      )}
      <PortsInput source="port_ids" />
    </Card>
  )
}
