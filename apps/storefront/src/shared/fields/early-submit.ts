import {
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useHydrated } from '../page/use-hydrated.ts'

/** A form whose submit came before its code did, as the first script of the page marks it (app/first-script.ts). */
type WaitingForm = HTMLFormElement & { submittedEarly?: boolean }

/** True once for each form that was sent before it was alive: the caller sends it. */
export function takeEarlySubmit(form: WaitingForm): boolean {
  const wasSent = form.submittedEarly === true
  delete form.submittedEarly
  return wasSent
}

interface EarlyForm {
  /** Gets what the form holds, by the names of its fields, when it comes alive. */
  adopt: (entries: URLSearchParams) => void
  /** Also called after early choices are adopted, if the form was submitted before hydration. */
  submit: () => void
}

/** Props for a `<form>` without Formik, so that choices and a submit count while its code is still on its way. */
export function useEarlyForm({ adopt, submit }: EarlyForm) {
  const form = useRef<HTMLFormElement>(null)
  const first = useRef({ adopt, isHydrating: !useHydrated() })
  const [wasSent, setSent] = useState(false)
  // Read from the document before the next drawing, which would write the state over it.
  useLayoutEffect(() => {
    const { adopt, isHydrating } = first.current
    if (!form.current || !isHydrating) return
    adopt(entriesOf(form.current))
    setSent(takeEarlySubmit(form.current))
  }, [])
  const send = useEffectEvent(submit)
  useEffect(() => {
    if (wasSent) send()
  }, [wasSent])
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    submit()
  }
  return { ref: form, 'data-alive-later': '', onSubmit }
}

function entriesOf(form: HTMLFormElement): URLSearchParams {
  const entries = new URLSearchParams()
  for (const [name, entry] of new FormData(form)) {
    if (typeof entry === 'string') entries.append(name, entry)
  }
  return entries
}
