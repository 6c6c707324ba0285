import { useState } from 'react'
import { type Choice, type Problems, problemsOf } from './fitment-selection.ts'

const nothing: Choice = { make: null, models: [], variants: [], selection: new Map() }

/** Another make clears the models, other models the variants, and other variants the ticks. */
function after(choice: Choice, changed: Partial<Choice>): Choice {
  if ('make' in changed) return { ...nothing, ...changed }
  if ('models' in changed) return { ...nothing, make: choice.make, ...changed }
  return { ...choice, ...changed }
}

/** The choice, and what it lacks after an attempt to save. */
export function useChoice() {
  const [choice, setChoice] = useState(nothing)
  const [problems, setProblems] = useState<Problems>({})
  const choose = (changed: Partial<Choice>) => {
    setProblems({})
    setChoice((before) => after(before, changed))
  }
  const check = (): boolean => {
    const found = problemsOf(choice)
    setProblems(found)
    return Object.keys(found).length === 0
  }
  return { choice, problems, choose, check }
}
