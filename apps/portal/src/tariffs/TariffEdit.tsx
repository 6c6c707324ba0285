import type { SupportTariff } from '@bandari/sdk'
import { useRecordContext } from 'react-admin'
import { paths } from '../paths.ts'
import { DeleteRecord } from '../staff/form/DeleteRecord.tsx'
import { EditPage } from '../staff/form/EditPage.tsx'
import { periodWords } from '../staff/moment.ts'
import { RecordForm } from '../staff/form/RecordForm.tsx'
import { chargeWords, nameWords } from './tariff-words.ts'
import { TariffChip } from './TariffChip.tsx'
import { TariffInputs } from './TariffInputs.tsx'

export function TariffEdit() {
  return (
    <EditPage<SupportTariff>
      title="Tariff"
      titleOf={nameWords}
      aside={chipOf}
      list={paths.supportTariffs}
      what="tariffs"
      done={(tariff) =>
        `${chargeWords(tariff)} ${periodWords(tariff.valid_from, tariff.valid_to)}.`
      }
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
    <RecordForm {...(tariff?.state !== 'past' && { saveLabel: 'Save', actions: <TakeBack /> })}>
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
      label="Take it back"
      title="Take this tariff back?"
      done="The tariff is taken back."
      to={paths.supportTariffs}
    >
      <p>
        {chargeWords(tariff)} {periodWords(tariff.valid_from, tariff.valid_to)} is never charged.
        The tariff before it still ends when it was told to.
      </p>
    </DeleteRecord>
  )
}
