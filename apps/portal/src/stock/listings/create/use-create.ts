import { type Refusal, session } from '@bandari/sdk'
import type { ModelRequestInput, ProdClass } from '@bandari/sdk'
import { useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import type { PortalDataProvider } from '../../../providers/data-provider.ts'
import { newAttemptKey } from '../../../providers/attempt-key.ts'
import { askForModel } from '../../../providers/model-requests.ts'
import type { Answer } from '../../../providers/sdk.ts'
import { type Market, wireMarkets } from '../../../shared/markets.ts'

export interface NewListing {
  subId: number
  name: string
  prodClass: ProdClass
  market?: Market
}

const editors: Readonly<Record<ProdClass, (id: number) => string>> = {
  vehicles: (id) => paths.vehicleEditor(id),
  parts: (id) => paths.spareEditor(id),
}

interface Beginning {
  body: object
  call: (key: string) => Promise<Answer<{ product_id: number }>>
  editor: (id: number) => string
}

/** Creates once, however often it is pressed, and goes on to the editor (account spec §4). */
export function useCreate(onCreated: () => void) {
  const { createListing } = useDataProvider<PortalDataProvider>()
  const navigate = useNavigate()
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const attempt = useRef({ of: '', key: '', isUnderWay: false })

  const begin = async ({ body, call, editor }: Beginning) => {
    if (attempt.current.isUnderWay) return
    const of = JSON.stringify(body)
    // Repeating the same values is the same attempt, also after a lost connection; other values are a new one.
    const key = attempt.current.of === of ? attempt.current.key : newAttemptKey()
    attempt.current = { of, key, isUnderWay: true }
    setSending(true)
    setRefusal(null)
    const { data, refusal: refused } = await call(key)
    attempt.current.isUnderWay = false
    setSending(false)
    // Back leads to the dashboard, not to a form that would create another.
    if (data) {
      onCreated()
      return void navigate(editor(data.product_id), { replace: true })
    }
    setRefusal(refused)
    if (refused.status === 401 || refused.status === 403) window.scrollTo(0, 0)
  }

  const create = ({ market = 'ke', ...named }: NewListing) => {
    const body = { ...named, ...wireMarkets[market] }
    const call = (key: string) => createListing(body, key)
    return begin({ body, call, editor: editors[named.prodClass] })
  }

  /** A draft that waits for a model that the list lacks. */
  const ask = (body: ModelRequestInput) =>
    begin({ body, call: (key) => askForModel(body, key), editor: editors.vehicles })

  /** To the sign-in and back, with what was chosen and typed. */
  const signIn = (address: string) => {
    session.end()
    const [nextPathname = '', query = ''] = address.split('?')
    void navigate(paths.signIn, { state: { nextPathname, nextSearch: query && `?${query}` } })
  }
  return { create, ask, signIn, isSending, refusal }
}
