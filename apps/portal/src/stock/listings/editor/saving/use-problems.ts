import { useState } from 'react'
import { noProblems, type Problems, without } from '../values/problems.ts'

/** What is wrong with the form, and how often it was refused. */
export function useProblems() {
  const [problems, setProblems] = useState<Problems>(noProblems)
  const [refusals, setRefusals] = useState(0)
  return {
    problems,
    /** The number of refusals: after each the focus goes to the first mistake. */
    refusals,
    refuse: (problems: Problems) => {
      setProblems(problems)
      setRefusals((refusals) => refusals + 1)
    },
    clear: () => setProblems(noProblems),
    /** Filling a marked field removes its mark. */
    clearFields: (names: readonly string[]) => setProblems((problems) => without(problems, names)),
  }
}
