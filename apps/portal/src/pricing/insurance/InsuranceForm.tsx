import { Card } from '@bandari/ui'
import { required, TextInput } from 'react-admin'
import { t } from '../../language/translator.ts'
import { isAmount } from '../../staff/form/amount.ts'
import { MomentInput } from '../../staff/form/MomentInput.tsx'
import css from '../../staff/form/Record.module.css'
import { RecordForm } from '../../staff/form/RecordForm.tsx'

const blank = { percent: '', minimum: '', valid_from: null }

export function InsuranceForm() {
  return (
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
  )
}
