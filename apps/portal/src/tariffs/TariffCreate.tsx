import type { SupportTariff } from '@bandari/sdk'
import { paths } from '../paths.ts'
import { CreatePage } from '../staff/form/CreatePage.tsx'
import { RecordForm } from '../staff/form/RecordForm.tsx'
import { TariffInputs } from './TariffInputs.tsx'
import { announcedWords } from './tariff-words.ts'
import { t } from '../language/translator.ts'

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
      title={t('staffTariffs.newTariff')}
      list={paths.supportTariffs}
      what="tariffs"
      done={announcedWords}
    >
      <RecordForm saveLabel="staffTariffs.announce" defaultValues={blank}>
        <TariffInputs />
      </RecordForm>
    </CreatePage>
  )
}
