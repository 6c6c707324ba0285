import type { SupportDoorTariff } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { paths } from '../../paths.ts'
import { CreatePage } from '../../staff/form/CreatePage.tsx'
import { lazyForm } from '../../staff/form/lazy-form.ts'
import { momentWords } from '../../staff/moment.ts'
import { amountWords, kindWords } from './local-charge-labels.ts'

const form = lazyForm(() => import('./LocalChargeForm.tsx'), 'LocalChargeForm')

export function LocalChargeCreate() {
  return (
    <CreatePage<SupportDoorTariff>
      title={t('staffDoorTariffs.new')}
      list={paths.supportLocalCharges}
      what="doorTariffs"
      done={doneWords}
      form={form}
    />
  )
}

function doneWords(tariff: SupportDoorTariff): string {
  return t('staffDoorTariffs.done', {
    what: t(kindWords[tariff.kind]),
    amount: amountWords(tariff),
    moment: momentWords(tariff.valid_from),
  })
}
