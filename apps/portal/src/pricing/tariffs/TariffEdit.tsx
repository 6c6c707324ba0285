import type { SupportTariff } from '@bandari/sdk'
import { paths } from '../../paths.ts'
import { EditPage } from '../../staff/form/EditPage.tsx'
import { lazyForm } from '../../staff/form/lazy-form.ts'
import { announcedWords, nameWords } from './tariff-words.ts'
import { TariffChip } from './TariffChip.tsx'
import { t } from '../../language/translator.ts'

const tariffForm = lazyForm(() => import('./TariffForm.tsx'), 'TariffForm')

export function TariffEdit() {
  return (
    <EditPage<SupportTariff>
      title={t('staffTariffs.tariff')}
      titleOf={nameWords}
      aside={chipOf}
      list={paths.supportTariffs}
      what="tariffs"
      done={announcedWords}
      form={tariffForm}
    />
  )
}

function chipOf({ state }: SupportTariff) {
  return <TariffChip state={state} />
}
