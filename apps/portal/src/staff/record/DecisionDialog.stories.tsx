import { Field, TextInput } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { DecisionDialog, type DecisionTexts } from './DecisionDialog.tsx'

export default {}

const name = 'Amina Odhiambo'
const email = 'amina@example.com'

const refuse = (): DecisionTexts => ({
  title: t('staffVendors.refuse.title', { name }),
  effect: t('staffVendors.refuse.effect', { name, email }),
  confirm: t('staffVendors.refuse.confirm'),
  hint: t('staffVendors.readsIt', { name }),
  isHarsh: true,
})

const approve = (): DecisionTexts => ({
  title: t('staffVendors.approve.title', { name }),
  effect: t('staffVendors.approve.effect', { name }),
  confirm: t('staffVendors.approve.confirm'),
  hint: t('staffVendors.approve.hint', { name }),
  needsReason: false,
})

const idle = {
  isSaving: false,
  refusal: null,
  onConfirm: () => undefined,
  onClose: () => undefined,
}

/** Pressed without a reason, it asks for one. */
export const NeedsAReason = () => <DecisionDialog words={refuse()} {...idle} />

export const ReasonOptional = () => <DecisionDialog words={approve()} {...idle} />

export const Saving = () => <DecisionDialog words={approve()} {...idle} isSaving />

export const Refused = () => (
  <DecisionDialog words={refuse()} {...idle} refusal={t('portal.unknownFailure')} />
)

/** What is decided stands before the reason. */
export const WithAField = () => (
  <DecisionDialog words={approve()} {...idle}>
    <Field label={t('staffVendors.storeId')}>{(control) => <TextInput {...control} />}</Field>
  </DecisionDialog>
)
