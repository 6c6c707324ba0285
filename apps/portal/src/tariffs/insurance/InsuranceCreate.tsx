import type { SupportInsuranceTariff } from '@bandari/sdk'
import { Card } from '@bandari/ui'
import { required, TextInput } from 'react-admin'
import { t } from '../../language/translator.ts'
import { paths } from '../../paths.ts'
import { isAmount } from '../../staff/form/amount.ts'
import { CreatePage } from '../../staff/form/CreatePage.tsx'
import { MomentInput } from '../../staff/form/MomentInput.tsx'
import css from '../../staff/form/Record.module.css'
import { RecordForm } from '../../staff/form/RecordForm.tsx'
import { momentWords } from '../../staff/moment.ts'
import { termsWords } from './insurance-words.ts'

const blank = { percent: '', minimum: '', valid_from: null }

export function InsuranceCreate() {
  return (
    <CreatePage<SupportInsuranceTariff>
      title={t('staffInsurance.new')}
      list={paths.supportInsuranceTariffs}
      what="insuranceTariffs"
      done={doneWords}
    >
      <RecordForm saveLabel="staffInsurance.save" defaultValues={blank}>
        <Card className={css.group}>
          <div className={css.pair}>
            <TextInput
              source="percent"
              label="staffInsurance.shareInPercent"
              helperText="staffInsurance.shareHint"
              validate={[required(), isAmount]}
              inputProps={{ inputMode: 'decimal' }}
            />
            <TextInput
              source="minimum"
              label="staffInsurance.minimumInDollars"
              helperText="staffInsurance.minimumHint"
              validate={[required(), isAmount]}
              inputProps={{ inputMode: 'decimal' }}
            />
            <MomentInput
              source="valid_from"
              label={t('staffInsurance.begins')}
              empty={t('staffInsurance.emptyBegin')}
            />
          </div>
        </Card>
      </RecordForm>
    </CreatePage>
  )
}

function doneWords(tariff: SupportInsuranceTariff): string {
  return t('staffInsurance.done', {
    terms: termsWords(tariff),
    moment: momentWords(tariff.valid_from),
  })
}
