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
import { isAmount } from '../../staff/form/amount.ts'
import { MomentInput } from '../../staff/form/MomentInput.tsx'
import css from '../../staff/form/Record.module.css'
import { showEmpty } from '../../staff/form/show-empty.ts'
import { typeChoices } from './tariff-labels.ts'
import { t } from '../../language/translator.ts'

export function TariffInputs() {
  const tariff = useRecordContext<SupportTariff>()
  const isInForce = tariff?.state === 'current'
  const isPast = tariff?.state === 'past'
  const isFixed = isInForce || isPast
  return (
    <>
      {isPast && (
        <Notice kind="info" title={t('staffTariffs.past')}>
          {t('staffTariffs.pastWhy')}
        </Notice>
      )}
      {isInForce && (
        <Notice kind="info" title={t('staffTariffs.inForce')}>
          {t('staffTariffs.inForceWhy')}
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
          label="staffTariffs.type"
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
            label="staffTariffs.port"
            optionText="name"
            emptyText="staffTariffs.everyOtherPort"
            slotProps={showEmpty}
            readOnly={isFixed}
          />
        </ReferenceInput>
        <TextInput
          source="amount"
          label="staffTariffs.chargeInDollars"
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
      <h2>{t('staff.validity')}</h2>
      <div className={css.pair}>
        <MomentInput
          source="valid_from"
          label={t('staff.begins')}
          readOnly={isFixed}
          empty={t('staffTariffs.emptyBegin')}
        />
        <MomentInput
          source="valid_to"
          label={t('staff.ends')}
          readOnly={isPast}
          empty={t('staffTariffs.emptyEnd')}
        />
      </div>
      {!isFixed && (
        <BooleanInput
          source="end_previous"
          label="staffTariffs.endPrevious"
          helperText="staffTariffs.neverOverlap"
        />
      )}
    </Card>
  )
}
