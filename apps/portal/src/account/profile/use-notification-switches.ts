import type { Profile } from '@bandari/sdk'
import { useRef, useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { t } from '../../language/translator.ts'
import type { PortalDataProvider } from '../../providers/data-provider.ts'

type Switches = Profile['notifications']
type Kind = keyof Switches

/** Each is saved as it is switched, and springs back where that fails. One at a time: a second press waits for its answer. */
export function useNotificationSwitches(saved: Switches) {
  const { updateProfile } = useDataProvider<PortalDataProvider>()
  const notify = useNotify()
  const isUnderWay = useRef(false)
  const [switches, setSwitches] = useState(saved)
  const [saving, setSaving] = useState<Kind | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const send = async (kind: Kind, isOn: boolean, name: string) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setSaving(kind)
    setFailure(null)
    setSwitches((before) => ({ ...before, [kind]: isOn }))
    try {
      const answer: Partial<Profile> = await updateProfile({ notifications: { [kind]: isOn } })
      if (answer.notifications) {
        setSwitches(answer.notifications)
        const words = isOn ? 'portalAccount.notifications.on' : 'portalAccount.notifications.off'
        notify(t(words, { kind: name }), { type: 'success' })
      }
    } catch (error) {
      setSwitches((before) => ({ ...before, [kind]: !isOn }))
      setFailure(error instanceof Error ? error.message : String(error))
    } finally {
      isUnderWay.current = false
      setSaving(null)
    }
  }
  const change = (kind: Kind, isOn: boolean, name: string) => void send(kind, isOn, name)
  return { switches, change, saving, failure }
}
