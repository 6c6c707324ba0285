import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { pathOfItemForm } from './item-form.ts'

/** Goes where the browser's own GET would lead, without leaving the page. */
export function useItemForm(onSubmit: () => void = () => {}) {
  const navigate = useNavigate()
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    const fields = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget, submitter)) {
      if (typeof value === 'string') fields.append(name, value)
    }
    const path = pathOfItemForm(fields)
    if (path === null) return
    onSubmit()
    void navigate(path)
  }
}
