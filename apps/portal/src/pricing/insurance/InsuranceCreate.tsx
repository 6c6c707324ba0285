import type { SupportInsuranceTariff } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { paths } from '../../paths.ts'
import { CreatePage } from '../../staff/form/CreatePage.tsx'
import { lazyForm } from '../../staff/form/lazy-form.ts'
import { formatMoment } from '../../staff/moment.ts'
import { termsLabel } from './insurance-labels.ts'

const insuranceForm = lazyForm(() => import('./InsuranceForm.tsx'), 'InsuranceForm')

export function InsuranceCreate() {
  return (
    <CreatePage<SupportInsuranceTariff>
      title={t('staffInsurance.new')}
      list={paths.supportInsuranceTariffs}
      what="insuranceTariffs"
      done={doneMessage}
      form={insuranceForm}
    />
  )
}

function doneMessage(tariff: SupportInsuranceTariff): string {
  return t('staffInsurance.done', {
    terms: termsLabel(tariff),
    moment: formatMoment(tariff.valid_from),
  })
}
