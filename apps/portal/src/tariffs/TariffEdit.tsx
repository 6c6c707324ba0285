import type { SupportTariff } from '@bandari/sdk'
import { useRecordContext } from 'react-admin'
import { paths } from '../paths.ts'
import { DeleteRecord } from '../staff/form/DeleteRecord.tsx'
import { EditPage } from '../staff/form/EditPage.tsx'
import { periodWords } from '../staff/moment.ts'
import { RecordForm } from '../staff/form/RecordForm.tsx'
import { announcedWords, chargeWords, nameWords } from './tariff-words.ts'
import { TariffChip } from './TariffChip.tsx'
import { TariffInputs } from './TariffInputs.tsx'
import { t } from '../language/translator.ts'

export function TariffEdit() {
  return (
    <EditPage<SupportTariff>
      title={t('staffTariffs.tariff')}
      titleOf={nameWords}
      aside={chipOf}
      list={paths.supportTariffs}
      what="tariffs"
      done={announcedWords}
    >
      <TariffForm />
    </EditPage>
  )
}

function chipOf({ state }: SupportTariff) {
  return <TariffChip state={state} />
}

function TariffForm() {
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
          charge: chargeWords(tariff),
          period: periodWords(tariff.valid_from, tariff.valid_to),
        })}
      </p>
    </DeleteRecord>
  )
}
