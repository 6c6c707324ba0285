import type { SupportDoorTariff } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { paths } from '../../paths.ts'
import { CreatePage } from '../../staff/form/CreatePage.tsx'
import { lazyForm } from '../../staff/form/lazy-form.ts'
import { formatMoment } from '../../staff/moment.ts'
import { amountLabel, kindLabels } from './local-charge-labels.ts'

const form = lazyForm(() => import('./LocalChargeForm.tsx'), 'LocalChargeForm')

export function LocalChargeCreate() {
  return (
    <CreatePage<SupportDoorTariff>
      title={t('staffDoorTariffs.new')}
      list={paths.supportLocalCharges}
      what="doorTariffs"
      done={doneMessage}
      form={form}
    />
  )
}

function doneMessage(tariff: SupportDoorTariff): string {
  return t('staffDoorTariffs.done', {
    what: t(kindLabels[tariff.kind]),
    amount: amountLabel(tariff),
    moment: formatMoment(tariff.valid_from),
  })
}
