import type { SupportExchangeRate } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { paths } from '../../paths.ts'
import { CreatePage } from '../../staff/form/CreatePage.tsx'
import { lazyForm } from '../../staff/form/lazy-form.ts'
import { rateLabel } from './rate-labels.ts'

const rateForm = lazyForm(() => import('./RateForm.tsx'), 'RateForm')

export function RateCreate() {
  return (
    <CreatePage<SupportExchangeRate>
      title={t('staffRates.new')}
      list={paths.supportRates}
      what="exchangeRates"
      done={(rate) => t('staffRates.done', { rate: rateLabel(rate) })}
      form={rateForm}
    />
  )
}
