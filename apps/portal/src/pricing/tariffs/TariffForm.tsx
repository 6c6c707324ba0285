import type { SupportTariff } from '@bandari/sdk'
import { useRecordContext } from 'react-admin'
import { paths } from '../../paths.ts'
import { DeleteRecord } from '../../staff/form/DeleteRecord.tsx'
import { RecordForm } from '../../staff/form/RecordForm.tsx'
import { formatPeriod } from '../../staff/moment.ts'
import { chargeLabel } from './tariff-labels.ts'
import { TariffInputs } from './TariffInputs.tsx'
import { t } from '../../language/translator.ts'

const blank = {
  shipping_type: 'RORO',
  port_id: null,
  amount: '',
  valid_from: null,
  valid_to: null,
  end_previous: false,
}

export function NewTariffForm() {
  return (
    <RecordForm saveLabel="staffTariffs.announce" defaultValues={blank}>
      <TariffInputs />
    </RecordForm>
  )
}

export function TariffForm() {
  const tariff = useRecordContext<SupportTariff>()
  return (
    <RecordForm
      {...(tariff?.state !== 'past' && { saveLabel: 'staff.save', actions: <TakeBack /> })}
    >
      <TariffInputs />
    </RecordForm>
  )
}

function TakeBack() {
  const tariff = useRecordContext<SupportTariff>()
  if (tariff?.state !== 'coming') return null
  return (
    <DeleteRecord
      resource="support/tariffs"
      record={tariff}
      label={t('staffTariffs.takeBack')}
      title={t('staffTariffs.takeBackTitle')}
      done={t('staffTariffs.takenBack')}
      to={paths.supportTariffs}
    >
      <p>
        {t('staffTariffs.takeBackWhy', {
          charge: chargeLabel(tariff),
          period: formatPeriod(tariff.valid_from, tariff.valid_to),
        })}
      </p>
    </DeleteRecord>
  )
}
