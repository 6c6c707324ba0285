import { useState } from 'react'
import { useDataProvider, useRefresh } from 'react-admin'
import type { PortalDataProvider } from '../../providers/data-provider.ts'
import { type Objection, objectionOf } from './messages.ts'

export interface UpgradeForm {
  /** E.164, or whatever of it has been typed. */
  mobile: string
  /** The number that was found to be a mobile number; the second step is open only for it. */
  checkedMobile: string
  referrer: string
  isAgreed: boolean
}

export type UpgradeOutcome = { code: string } | { objection: Objection } | 'signed-out'

/** One call at a time; whoever joins finds the new pages in the menu at once. */
export function useUpgrade() {
  const { upgradeToAgent } = useDataProvider<PortalDataProvider>()
  const refresh = useRefresh()
  const [isSending, setSending] = useState(false)
  const upgrade = async ({ mobile, referrer, isAgreed }: UpgradeForm): Promise<UpgradeOutcome> => {
    setSending(true)
    try {
      const referrerEmail = referrer.trim()
      const { code }: { code?: string } = await upgradeToAgent({
        mobileNumber: mobile,
        ...(referrerEmail !== '' && { referrerEmail }),
        agreed: isAgreed,
      })
      // After a 401 react-admin leads to the sign-in; its answer is of no use here.
      if (code === undefined) return 'signed-out'
      refresh()
      return { code }
    } catch (error) {
      return { objection: objectionOf(error) }
    } finally {
      setSending(false)
    }
  }
  return { upgrade, isSending }
}
