import type { ShopSettingName, ShopSettings, ShopSettingsState } from '@bandari/sdk'
import { useState } from 'react'
import { t } from '../../language/translator.ts'
import { changesOf, type Draft, draftOf, rebased, type Unreadable } from './draft.ts'
import { useKeeping, useKeptDraft } from './use-kept-draft.ts'
import { type Problems, useSaving } from './use-saving.ts'

const unreadable = {
  whole: 'staffSettings.wrong.whole',
  number: 'staffSettings.wrong.number',
  numbers: 'staffSettings.wrong.numbers',
  position: 'staffSettings.wrong.position',
} as const satisfies Record<Unreadable, string>

/** What is set, what is typed, and what became of saving it. */
export function useSettings(first: ShopSettingsState) {
  const [base, setBase] = useState(first)
  const kept = useKeptDraft(first.settings)
  const [draft, setDraft] = useState<Draft>(kept.draft)
  const [reason, setReason] = useState(kept.reason)
  const [isRestored, setRestored] = useState(kept.isKept)
  useKeeping(draft, base.settings, reason)
  const { changes, wrong } = changesOf(draft, base.settings)
  const isChanged = Object.keys(changes).length + Object.keys(wrong).length > 0
  const { forget, reload, send, showFaults, ...saving } = useSaving()

  const save = (onFault: () => void) => {
    const faults = faultsOf(wrong, reason)
    if (Object.keys(faults).length > 0) return showFaults(faults, onFault)
    const body = { ...changes, revision: base.revision, reason: reason.trim() }
    send(body, onFault, (saved) => {
      setBase(saved)
      setDraft(draftOf(saved.settings))
      setReason('')
      setRestored(false)
    })
  }
  return {
    ...saving,
    base,
    draft,
    changes,
    /** What the shop would show: as far as what is typed can be read. */
    shown: { ...base.settings, ...changes } satisfies ShopSettings,
    isChanged,
    /** What is typed was there before the page was loaded. */
    isRestored: isRestored && isChanged,
    reason,
    setReason: (text: string) => {
      setReason(text)
      forget('reason')
    },
    set: (name: ShopSettingName, value: Draft[ShopSettingName]) => {
      setDraft((before) => ({ ...before, [name]: value }))
      forget(name)
    },
    discard: () => {
      setDraft(draftOf(base.settings))
      setReason('')
      setRestored(false)
      forget()
    },
    save,
    reload: () =>
      reload((now) => {
        setDraft((typed) => rebased(typed, base.settings, now.settings))
        setBase(now)
      }),
  }
}

export type SettingsEditing = ReturnType<typeof useSettings>

function faultsOf(wrong: Partial<Record<ShopSettingName, Unreadable>>, reason: string): Problems {
  const faults = Object.entries(wrong).map(([name, fault]) => [name, t(unreadable[fault])] as const)
  return {
    ...Object.fromEntries(faults),
    ...(reason.trim() === '' && { reason: t('staff.sayWhy') }),
  }
}
