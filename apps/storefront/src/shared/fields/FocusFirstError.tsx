import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'

/** Put inside a form: after a refused submit the first field that is wrong has the focus. */
export function FocusFirstError() {
  const mark = useRef<HTMLSpanElement>(null)
  const answered = useRef(0)
  const { submitCount, isSubmitting, isValid } = useFormikContext()
  // The focus belongs to the document; it moves once for each submit and never while the visitor types.
  useEffect(() => {
    if (isSubmitting || submitCount === answered.current) return
    answered.current = submitCount
    if (isValid) return
    mark.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [submitCount, isSubmitting, isValid])
  return <span ref={mark} hidden />
}
