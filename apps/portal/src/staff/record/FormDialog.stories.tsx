import { Field, TextInput } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { FormDialog } from './FormDialog.tsx'

export default {}

interface PriceProps {
  isSaving?: boolean
  refusal?: string | null
  isHarsh?: boolean
}

const order = { number: '100118', name: 'Amina Odhiambo' }

const Price = ({ isSaving = false, refusal = null, isHarsh = false }: PriceProps) => (
  <FormDialog
    title={t('staffOrders.priceInsurance')}
    effect={t('staffOrders.insurancePriceEffect', order)}
    confirm={t('staffOrders.insuranceConfirm')}
    isSaving={isSaving}
    refusal={refusal}
    isHarsh={isHarsh}
    onSubmit={() => undefined}
    onClose={() => undefined}
  >
    <Field label={t('staffOrders.insurancePriceIn', { currency: 'USD' })}>
      {(control) => <TextInput {...control} inputMode="decimal" />}
    </Field>
  </FormDialog>
)

export const Plain = () => <Price />

export const CannotBeUndone = () => <Price isHarsh />

export const Saving = () => <Price isSaving />

export const Refused = () => <Price refusal={t('portal.unknownFailure')} />
