import type { SupportTariff } from '@bandari/sdk'
import { Card, Notice } from '@bandari/ui'
import {
  BooleanInput,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
  useRecordContext,
} from 'react-admin'
import { isAmount } from '../staff/form/amount.ts'
import { MomentInput } from '../staff/form/MomentInput.tsx'
import css from '../staff/form/Record.module.css'
import { showEmpty } from '../staff/form/show-empty.ts'
import { typeChoices } from './tariff-words.ts'

export function TariffInputs() {
  const tariff = useRecordContext<SupportTariff>()
  const isInForce = tariff?.state === 'current'
  const isPast = tariff?.state === 'past'
  const isFixed = isInForce || isPast
  return (
    <>
      {isPast && (
        <Notice kind="info" title="It is past, and never changes">
          What was charged stays on record.
        </Notice>
      )}
      {isInForce && (
        <Notice kind="info" title="It is in force: only its end can change">
          For another charge announce a new tariff; it can end this one when it begins.
        </Notice>
      )}
      <Terms isFixed={isFixed} />
      <Validity isFixed={isFixed} isPast={isPast} />
    </>
  )
}

function Terms({ isFixed }: { isFixed: boolean }) {
  return (
    <Card className={css.group}>
      <div className={css.pair}>
        <SelectInput
          source="shipping_type"
          label="Type"
          choices={typeChoices}
          readOnly={isFixed}
          validate={required()}
        />
        <ReferenceInput
          source="port_id"
          reference="support/ports"
          perPage={100}
          sort={{ field: 'name', order: 'ASC' }}
        >
          <SelectInput
            label="Port"
            optionText="name"
            emptyText="Every port without its own"
            slotProps={showEmpty}
            readOnly={isFixed}
          />
        </ReferenceInput>
        <TextInput
          source="amount"
          label="Charge, in US dollars"
          readOnly={isFixed}
          validate={[required(), isAmount]}
          inputProps={{ inputMode: 'decimal' }}
        />
      </div>
    </Card>
  )
}

function Validity({ isFixed, isPast }: { isFixed: boolean; isPast: boolean }) {
  return (
    <Card className={css.group}>
      <h2>Validity</h2>
      <div className={css.pair}>
        <MomentInput
          source="valid_from"
          label="Begins"
          readOnly={isFixed}
          empty="Empty: at once."
        />
        <MomentInput source="valid_to" label="Ends" readOnly={isPast} empty="Empty: without end." />
      </div>
      {!isFixed && (
        <BooleanInput
          source="end_previous"
          label="End the tariff that is in force then, at that moment"
          helperText="Two for the same type and port never overlap."
        />
      )}
    </Card>
  )
}
