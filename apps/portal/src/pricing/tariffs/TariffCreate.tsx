import type { SupportTariff } from '@bandari/sdk'
import { paths } from '../../paths.ts'
import { CreatePage } from '../../staff/form/CreatePage.tsx'
import { lazyForm } from '../../staff/form/lazy-form.ts'
import { announcedLabel } from './tariff-labels.ts'
import { t } from '../../language/translator.ts'

const newTariffForm = lazyForm(() => import('./TariffForm.tsx'), 'NewTariffForm')

export function TariffCreate() {
  return (
    <CreatePage<SupportTariff>
      title={t('staffTariffs.newTariff')}
      list={paths.supportTariffs}
      what="tariffs"
      done={announcedLabel}
      form={newTariffForm}
    />
  )
}
