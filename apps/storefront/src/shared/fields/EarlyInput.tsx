import { useFormikContext } from 'formik'
import { useLayoutEffect, useRef } from 'react'
import { useHydrated } from '../page/use-hydrated.ts'
import { takeEarlySubmit } from './early-submit.ts'
import { earlyValues } from './early-values.ts'

/** Inside a form: restores text that was typed, and repeats a submit that was made, before hydration. */
export function EarlyInput() {
  const mark = useRef<HTMLSpanElement>(null)
  const { values, setValues, submitForm } = useFormikContext<Record<string, unknown>>()
  const isHydrating = !useHydrated()
  const first = useRef({ values, setValues, submitForm, isHydrating })
  // Read from the document before the next drawing, which would write the form's own values over it.
  useLayoutEffect(() => {
    const { values, setValues, submitForm, isHydrating } = first.current
    const form = mark.current?.closest('form')
    if (!form || !isHydrating) return
    const typed = earlyValues(new FormData(form), values)
    const adopted = Object.keys(typed).length > 0 ? setValues({ ...values, ...typed }, false) : null
    if (!takeEarlySubmit(form)) return
    void Promise.resolve(adopted).then(submitForm)
  }, [])
  return <span ref={mark} hidden />
}
