import type { SupportInsuranceTariff } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { paths } from '../../paths.ts'
import { CreatePage } from '../../staff/form/CreatePage.tsx'
import { lazyForm } from '../../staff/form/lazy-form.ts'
import { momentWords } from '../../staff/moment.ts'
import { termsWords } from './insurance-words.ts'

const insuranceForm = lazyForm(() => import('./InsuranceForm.tsx'), 'InsuranceForm')

export function InsuranceCreate() {
  return (
    <CreatePage<SupportInsuranceTariff>
      title={t('staffInsurance.new')}
      list={paths.supportInsuranceTariffs}
      what="insuranceTariffs"
      done={doneWords}
      form={insuranceForm}
    />
  )
}

function doneWords(tariff: SupportInsuranceTariff): string {
  return t('staffInsurance.done', {
    terms: termsWords(tariff),
    moment: momentWords(tariff.valid_from),
  })
}
