import type { BankStatement } from '@bandari/sdk'
import { Notice } from '@bandari/ui'
import { useEffect, useRef } from 'react'
import { useRefresh } from 'react-admin'
import { t } from '../../language/translator.ts'
import { useOperation } from '../../providers/use-operation.ts'

/** Of the newest files. */
const newest = { query: { sort: '["id","DESC"]', range: '[0,9]' } }

const isUnderWay = ({ matching_count }: BankStatement) => matching_count > 0

/** How far the search for the orders of long statements is; when it is over, the list is read once more. */
export function MatchingNotice() {
  const { data = [] } = useOperation('listBankStatements', newest, {
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? 2000 : false),
  })
  const underWay = data.filter(isUnderWay)
  useRefreshAtEnd(underWay.length > 0)
  return underWay.map(({ id, file_name: file, entry_count: all, matching_count: left }) => (
    <Notice key={id} kind="info">
      {t('staffBank.matching', { file, done: all - left, all })}
    </Notice>
  ))
}

function useRefreshAtEnd(isBusy: boolean) {
  const refresh = useRefresh()
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !isBusy) refresh()
    wasBusy.current = isBusy
  }, [isBusy, refresh])
}
