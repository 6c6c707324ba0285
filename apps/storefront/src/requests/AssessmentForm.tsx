import type { AssessmentRequest } from '@bandari/sdk'
import { useTranslate } from '@bandari/i18n/react'
import { useSendAssessmentMutation } from '../api/requests.ts'
import { TextAreaField } from '../shared/fields/TextAreaField.tsx'
import { TextField } from '../shared/fields/TextField.tsx'
import { assessmentLimits as limits, assessmentSchema } from './assessment-schema.ts'
import css from './RequestForm.module.css'
import { RequestShell } from './RequestShell.tsx'

const blank: AssessmentRequest = {
  refNumber: '',
  userName: '',
  contactNumber: '',
  invoiceNumber1: '',
  invoiceNumber2: '',
  benchMarked: '',
}

/** Six fields (buyer spec §3, §5). */
export function AssessmentForm() {
  const t = useTranslate()
  const [send] = useSendAssessmentMutation()
  return (
    <RequestShell<AssessmentRequest>
      label={t('requests.assessment')}
      blank={blank}
      schema={assessmentSchema}
      path="/requests/assessment/"
      send={send}
      submitLabel={t('requests.handIn')}
      received={t('requests.assessmentReceived')}
    >
      <TextField
        name="refNumber"
        label={t('requests.refNumber')}
        hint={t('requests.refNumberHint')}
        maxLength={limits.refNumber}
      />
      <div className={css.pair}>
        <TextField
          name="userName"
          label={t('requests.name')}
          autoComplete="name"
          maxLength={limits.userName}
        />
        <TextField
          name="contactNumber"
          label={t('requests.contactNumber')}
          hint={t('requests.withCountryCode')}
          type="tel"
          autoComplete="tel"
          maxLength={limits.contactNumber}
        />
        <TextField
          name="invoiceNumber1"
          label={t('requests.firstInvoice')}
          maxLength={limits.invoiceNumber1}
        />
        <TextField
          name="invoiceNumber2"
          label={t('requests.secondInvoice')}
          maxLength={limits.invoiceNumber2}
        />
      </div>
      <TextAreaField
        name="benchMarked"
        label={t('requests.benchmark')}
        hint={t('requests.benchmarkHint')}
        rows={10}
        maxLength={limits.benchMarked}
      />
    </RequestShell>
  )
}
