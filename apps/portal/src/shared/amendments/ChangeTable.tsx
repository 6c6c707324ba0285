import type { AmendmentChange } from '@bandari/sdk'
import { FactList } from '../FactList.tsx'
import { formatMoney } from '../format.ts'
import { t } from '../../language/translator.ts'
import { changeName, changeWords } from './amendment-labels.ts'

export interface ChangeTableProps {
  changes: readonly AmendmentChange[]
  currency: string
  before: string
  after: string
}

/** What is another, before and after, and what it comes to. */
export function ChangeTable({ changes, currency, before, after }: ChangeTableProps) {
  const price = (amount: string) => formatMoney({ amount, currency })
  return (
    <FactList
      facts={[
        ...changes.map((change) => ({
          name: changeName(change),
          value: changeWords(change, currency),
        })),
        {
          name: t('portalAmendments.what.total'),
          value: (
            <strong>
              {t('portalAmendments.fromTo', { before: price(before), after: price(after) })}
            </strong>
          ),
        },
      ]}
    />
  )
}
