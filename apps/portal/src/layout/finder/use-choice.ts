import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { FinderOption } from './options.ts'

interface ChoiceOptions {
  /** A choice is of these words: others begin with the first option again. */
  typed: string
  options: readonly FinderOption[]
  isSearching: boolean
  open: (option: FinderOption) => void
}

/** Which option Enter opens. Arrows move it, round the ends. */
export function useChoice({ typed, options, isSearching, open }: ChoiceOptions) {
  // By its key: answers that arrive above it do not move the choice to another option.
  const [chosen, setChosen] = useState({ typed, key: '' })
  // The words that somebody has pressed Enter for while they were still being searched for.
  const entered = useRef<string | null>(null)
  const isChosen = chosen.typed === typed && chosen.key !== ''
  const place = isChosen ? options.findIndex(({ key }) => key === chosen.key) : 0
  const active = Math.max(0, place)
  const choose = (to: number) => setChosen({ typed, key: options[to]?.key ?? '' })

  useEffect(() => {
    if (entered.current === null || isSearching) return
    const [first] = entered.current === typed ? options : []
    entered.current = null
    if (first) open(first)
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const to = movedTo(event.key, { active, count: options.length })
    const option = options[active]
    if (to !== null) choose(to)
    else if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // What is first now may answer the words before.
    else if (isSearching && !isChosen) entered.current = typed
    else if (option) open(option)
    event.preventDefault()
  }
  return { active, choose, onKeyDown }
}

/** The place that a key leads to; null for a key that leads nowhere. */
function movedTo(key: string, { active, count }: { active: number; count: number }) {
  if (count === 0) return null
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return (active - 1 + count) % count
  return null
}
