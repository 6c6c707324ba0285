import { Rich, useTranslate } from '@bandari/i18n/react'
import { Button, ErrorAlert, Notice } from '@bandari/ui'
import { Formik, type FormikValues, useFormikContext } from 'formik'
import { type ReactNode, useState } from 'react'
import type { ObjectSchema } from 'yup'
import { asRefusal, type CallError } from '../api/refusal.ts'
import type { SentForm } from '../api/requests.ts'
import { AppForm } from '../shared/fields/AppForm.tsx'
import { AppLink } from '../shared/page/AppLink.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { PhoneLink } from '../shared/page/PhoneLink.tsx'
import { useSite } from '../shared/page/settings.ts'
import css from './RequestShell.module.css'
import { postLater } from './post-later.ts'
import { useAttempt } from './use-attempt.ts'

interface RequestReceipt {
  reference: string
  /** The thread with the answer, for signed-in people. */
  thread?: number | null
  /** The server's promise. */
  detail?: string
}

interface Answer {
  data?: RequestReceipt
  error?: CallError
  /** It goes when there is a network. */
  waits?: boolean
}

export interface RequestShellProps<Values extends FormikValues> {
  /** Names the form to a screen reader. */
  label: string
  blank: Values
  schema: ObjectSchema<Values>
  /** Of the call, below `/api`: without a network the form waits for it. */
  path: string
  send: (form: SentForm<Values>) => Promise<{ data?: RequestReceipt; error?: CallError }>
  submitLabel: string
  /** Said when the form has arrived. */
  received: string
  /** The fields. */
  children: ReactNode
}

/** A form that our staff answer: it sends once, reports the result, and clears (buyer spec §5). */
export function RequestShell<Values extends FormikValues>(props: RequestShellProps<Values>) {
  const { label, blank, schema, path, send, submitLabel, received, children } = props
  const [answer, setAnswer] = useState<Answer>({})
  const { language } = useSite()
  const attempt = useAttempt()
  return (
    <Formik<Values>
      initialValues={blank}
      validationSchema={schema}
      // A check when a field is left would remove the server's sentence about it.
      validateOnBlur={false}
      onSubmit={async (values, { resetForm, setErrors }) => {
        // Yup's types let keys be missing; a form that passed its schema has them all.
        const body = schema.cast(values) as Values
        const key = attempt.keyFor(body)
        const sent = await send({ key, body })
        const waits =
          asRefusal(sent.error)?.status === 0 &&
          (await postLater({ key, path, body, language, label }))
        setAnswer({ ...sent, waits })
        if (sent.data || waits) {
          attempt.end()
          resetForm({ values: emptied(values) })
        } else {
          setErrors(fieldProblems(sent.error))
        }
      }}
    >
      {({ isSubmitting }) => (
        <AppForm className={css.form} label={label}>
          {children}
          <Outcome answer={answer} received={received} />
          <noscript>
            <WithoutScript />
          </noscript>
          <Button
            type="submit"
            size="large"
            wide
            loading={isSubmitting}
            // A field that lost the focus now would show its error and push the button from under the pointer.
            onMouseDown={(event) => event.preventDefault()}
          >
            {submitLabel}
          </Button>
        </AppForm>
      )}
    </Formik>
  )
}

/** Clears all fields, which are text, after sending, also those with an initial value. */
function emptied<Values extends FormikValues>(values: Values): Values {
  return Object.fromEntries(Object.keys(values).map((name) => [name, ''])) as Values
}

/** What the server says about single fields; Formik's type cannot name the fields of any form. */
function fieldProblems(error: CallError | undefined): object {
  return asRefusal(error)?.fields ?? {}
}

interface OutcomeProps {
  answer: Answer
  received: string
}

function Outcome({ answer: { data, error, waits }, received }: OutcomeProps) {
  const t = useTranslate()
  const { values, submitCount, isSubmitting } = useFormikContext<FormikValues>()
  if (isSubmitting) return null
  const isMissing = Object.values(values).some((value) => String(value).trim() === '')
  if (submitCount > 0 && isMissing) return <ErrorAlert title={t('requests.missing')} />
  if (data) {
    return (
      <Notice kind="success" title={received} live>
        {t('requests.reference', { reference: data.reference })}
        {data.thread != null && (
          <p>
            <Rich
              id="requests.inMessages"
              parts={{ messages: <AppLink href={paths.thread(data.thread)} /> }}
            />
          </p>
        )}
      </Notice>
    )
  }
  if (waits) return <WaitsNotice />
  const refusal = asRefusal(error)
  if (refusal === undefined || Object.keys(refusal.fields).length > 0) return null
  return (
    <ErrorAlert title={t('requests.failed')} reference={refusal.requestId}>
      {refusal.status === 429 ? refusal.message : t('requests.failedAdvice')}
    </ErrorAlert>
  )
}

/** Its sentences are here by then: `postLater` fetches them. */
function WaitsNotice() {
  const t = useTranslate()
  return (
    <Notice kind="attention" title={t('offline.formWaits')} live>
      {t('offline.waitingHow')}
    </Notice>
  )
}

function WithoutScript() {
  const { supportEmail, contactPhone } = useSite()
  return (
    <p>
      <Rich
        id="requests.needsScript"
        parts={{
          phone: <PhoneLink phone={contactPhone} />,
          mail: <a href={`mailto:${supportEmail}`}>{supportEmail}</a>,
        }}
      />
    </p>
  )
}
