import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { PortalDataProvider } from '../providers/data-provider.ts'

export function useRetryJob(onRetried: () => void) {
  const { retryFailedJob } = useDataProvider<PortalDataProvider>()
  const notify = useNotify()
  const [isRetrying, setRetrying] = useState(false)
  const retry = async (id: number) => {
    setRetrying(true)
    try {
      await retryFailedJob(id)
      notify('staffOverview.triedAgain', { type: 'success' })
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    } finally {
      setRetrying(false)
      onRetried()
    }
  }
  return { retry, isRetrying }
}
