import { EmptyState } from '@bandari/ui'
import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useListContext } from 'react-admin'
import { formatSentence } from '../../language/translator.ts'

/** Ids, or words. */
export interface EmptyListTexts {
  title: string
  words: string
  icon?: ReactNode
  /** The button that takes all filters off. */
  showAll?: string | false
}

/** The words for an empty list may depend on its filters. */
export type Empty = EmptyListTexts | ((filter: Readonly<Record<string, unknown>>) => EmptyListTexts)

/** Nothing matches what was asked for; where nothing was asked, there is nothing yet. */
export const noMatch =
  (title: string, words: string): Empty =>
  (filter) =>
    Object.keys(filter).length > 0
      ? { title, words }
      : { title: 'staff.nothingYet', words: 'staff.nothingYetText' }

export function ListEmpty({ empty }: { empty: Empty }) {
  const { filterValues, setFilters } = useListContext()
  const { title, words, icon, showAll } = typeof empty === 'function' ? empty(filterValues) : empty
  return (
    <EmptyState
      title={formatSentence(title)}
      icon={icon}
      action={
        showAll && (
          <Button variant="outlined" onClick={() => setFilters({}, {})}>
            {formatSentence(showAll)}
          </Button>
        )
      }
    >
      {formatSentence(words)}
    </EmptyState>
  )
}
