import { useFormikContext } from 'formik'
import { useLayoutEffect, useRef } from 'react'
import { useHydrated } from '../use-hydrated.ts'
import { earlyValues } from './early-values.ts'

/** A form whose submit came before its code did, as the first script of the page marks it (app/first-script.ts). */
type WaitingForm = HTMLFormElement & { submittedEarly?: boolean }

/** Put inside a form: keeps text that was typed, and repeats a submit, while the page was still being fetched. */
export function EarlyInput() {
  const mark = useRef<HTMLSpanElement>(null)
  const { values, setValues, submitForm } = useFormikContext<Record<string, unknown>>()
  const isHydrating = !useHydrated()
  const first = useRef({ values, setValues, submitForm, isHydrating })
  // Read from the document before the next drawing, which would write the form's own values over it.
  useLayoutEffect(() => {
    const { values, setValues, submitForm, isHydrating } = first.current
    const form = mark.current?.closest<WaitingForm>('form')
    if (!form || !isHydrating) return
    const typed = earlyValues(new FormData(form), values)
    const adopted = Object.keys(typed).length > 0 ? setValues({ ...values, ...typed }, false) : null
    if (!form.submittedEarly) return
    delete form.submittedEarly
    void Promise.resolve(adopted).then(submitForm)
  }, [])
  return <span ref={mark} hidden />
}
