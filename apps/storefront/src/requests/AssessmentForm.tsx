import type { AssessmentRequest } from '@bandari/sdk'
import { useSendAssessmentMutation } from '../api/requests.ts'
import { TextAreaField } from '../shared/fields/TextAreaField.tsx'
import { TextField } from '../shared/fields/TextField.tsx'
import { assessmentLimits as limits, assessmentSchema } from './assessment-schema.ts'
import { messages } from './messages.ts'
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
  const [send] = useSendAssessmentMutation()
  return (
    <RequestShell<AssessmentRequest>
      label="Technical assessment"
      blank={blank}
      schema={assessmentSchema}
      send={send}
      submitLabel="Hand in"
      received={messages.assessmentReceived}
    >
      <TextField
        name="refNumber"
        label="Reference number"
        hint="From our answer to your application."
        maxLength={limits.refNumber}
      />
      <div className={css.pair}>
        <TextField name="userName" label="Name" autoComplete="name" maxLength={limits.userName} />
        <TextField
          name="contactNumber"
          label="Contact number"
          hint="With its country code."
          type="tel"
          autoComplete="tel"
          maxLength={limits.contactNumber}
        />
        <TextField
          name="invoiceNumber1"
          label="First invoice number"
          maxLength={limits.invoiceNumber1}
        />
        <TextField
          name="invoiceNumber2"
          label="Second invoice number"
          maxLength={limits.invoiceNumber2}
        />
      </div>
      <TextAreaField
        name="benchMarked"
        label="Your benchmark"
        hint="The vehicle, what you compared it with, and which invoice you recommend. Up to 2,500 characters."
        rows={10}
        maxLength={limits.benchMarked}
      />
    </RequestShell>
  )
}
