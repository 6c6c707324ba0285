import type { Refusal, ShopSettingName, ShopSettingsState, ShopSettingsUpdate } from '@bandari/sdk'
import { useState } from 'react'
import { HttpError } from 'react-admin'
import { t } from '../../language/translator.ts'
import { codeOf } from '../../providers/granted.ts'
import { updateShopSettings } from '../../providers/shop-settings.ts'
import { read } from '../../providers/use-operation.ts'
import { useCall } from '../../shared/documents/use-call.ts'

export type Problems = Partial<Record<ShopSettingName | 'reason', string>>

/** Sends a change, and keeps what was refused by field. */
export function useSaving() {
  const { run, isRunning, refusal } = useCall()
  const [problems, setProblems] = useState<Problems>({})
  const [isOvertaken, setOvertaken] = useState(false)

  const showFaults = (faults: Problems, onFault: () => void) => {
    setProblems(faults)
    // Once the fields are marked.
    setTimeout(onFault)
  }
  const send = (
    body: ShopSettingsUpdate,
    onFault: () => void,
    onSaved: (saved: ShopSettingsState) => void,
  ) => {
    const refuse = (error: unknown): never => {
      setOvertaken(codeOf(error) === 'overtaken')
      showFaults(fieldProblems(error), onFault)
      throw error
    }
    run({
      act: () => updateShopSettings(body).catch(refuse),
      done: t('staffSettings.saved'),
      onDone: (saved) => {
        onSaved(saved)
        setProblems({})
        setOvertaken(false)
      },
    })
  }
  const reload = (onRead: (now: ShopSettingsState) => void) =>
    run({
      act: () => read('getShopSettings', {}),
      onDone: (now) => {
        onRead(now)
        setProblems({})
        setOvertaken(false)
      },
    })
  return {
    problems,
    /** What is wrong with all of it; with fields, they say it. */
    refusal: Object.keys(problems).length > 0 ? null : refusal,
    isOvertaken,
    isRunning,
    /** What is typed anew is no longer wrong; without a name all of it. */
    forget: (name?: keyof Problems) =>
      setProblems((known) => {
        if (name === undefined) return {}
        const { [name]: _fixed, ...others } = known
        return others
      }),
    showFaults,
    send,
    reload,
  }
}

/** The sentence of a field, or of the first of its parts. */
function fieldProblems(error: unknown): Problems {
  const body: unknown = error instanceof HttpError ? error.body : null
  const fields = (body as Partial<Refusal> | null)?.fields ?? {}
  const entries = Object.entries(fields).map(([path, text]) => [path.split('.')[0], text] as const)
  return Object.fromEntries(entries.toReversed()) as Problems
}
