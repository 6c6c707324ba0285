import type { SupportDestination } from '@bandari/sdk'
import { Card } from '@bandari/ui'
import { BooleanInput, maxValue, minValue, NumberInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { paths } from '../../paths.ts'
import { EditPage } from '../../staff/form/EditPage.tsx'
import css from '../../staff/form/Record.module.css'
import { RecordForm } from '../../staff/form/RecordForm.tsx'
import { PortsInput } from './PortsInput.tsx'
import { t } from '../../language/translator.ts'

export function DestinationEdit() {
  return (
    <EditPage<SupportDestination>
      title={t('staffTariffs.destination')}
      titleOf={({ name }) => name}
      list={paths.supportDestinations}
      what="destinations"
      done={({ name, is_destination }) =>
        is_destination
          ? t('staffTariffs.offered', { name })
          : t('staffTariffs.notOffered', { name })
      }
    >
      <RecordForm saveLabel="staff.save">
        <Inputs />
      </RecordForm>
    </EditPage>
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
