import type { SupportTariff } from '@bandari/sdk'
import { paths } from '../../paths.ts'
import { EditPage } from '../../staff/form/EditPage.tsx'
import { lazyForm } from '../../staff/form/lazy-form.ts'
import { announcedLabel, tariffName } from './tariff-labels.ts'
import { TariffChip } from './TariffChip.tsx'
import { t } from '../../language/translator.ts'

const tariffForm = lazyForm(() => import('./TariffForm.tsx'), 'TariffForm')

export function TariffEdit() {
  return (
    <EditPage<SupportTariff>
      title={t('staffTariffs.tariff')}
      titleOf={tariffName}
      aside={chipOf}
      list={paths.supportTariffs}
      what="tariffs"
      done={announcedLabel}
      form={tariffForm}
    />
  )
}

function chipOf({ state }: SupportTariff) {
  return <TariffChip state={state} />
}
