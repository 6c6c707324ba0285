import type { SupportTariff } from '@bandari/sdk'
import { paths } from '../paths.ts'
import { CreatePage } from '../staff/form/CreatePage.tsx'
import { periodWords } from '../staff/moment.ts'
import { RecordForm } from '../staff/form/RecordForm.tsx'
import { TariffInputs } from './TariffInputs.tsx'
import { chargeWords } from './tariff-words.ts'

const blank = {
  shipping_type: 'RORO',
  port_id: null,
  amount: '',
  valid_from: null,
  valid_to: null,
  end_previous: false,
}

export function TariffCreate() {
  return (
    <CreatePage<SupportTariff>
      title="New tariff"
      list={paths.supportTariffs}
      what="tariffs"
      done={(tariff) =>
        `${chargeWords(tariff)} ${periodWords(tariff.valid_from, tariff.valid_to)}.`
      }
    >
      <RecordForm saveLabel="Announce the tariff" defaultValues={blank}>
        <TariffInputs />
      </RecordForm>
    </CreatePage>
  )
}
