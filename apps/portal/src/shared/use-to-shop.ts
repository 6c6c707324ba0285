import { session } from '@bandari/sdk'
import { type MouseEvent, useState } from 'react'
import { storefrontUrl } from '../paths.ts'
import { handOverToShop } from '../providers/accounts.ts'

export interface ToShop {
  href: string
  onClick: (event: MouseEvent) => void
}

/**
 * The props of a link to the shop that takes the sign-in along. It stays a plain link for whoever opens it in another tab,
 * is not signed in, or cannot be handed over: they arrive as the visitor that the shop knows.
 */
export function useToShop(path: string): ToShop {
  const [isLeaving, setLeaving] = useState(false)
  const href = storefrontUrl(path)
  const leave = async () => {
    setLeaving(true)
    const { data } = await handOverToShop(path)
    window.location.assign(data?.url ?? href)
    setLeaving(false)
  }
  const onClick = (event: MouseEvent) => {
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (event.button !== 0 || isElsewhere || session.token() === null) return
    event.preventDefault()
    if (!isLeaving) void leave()
  }
  return { href, onClick }
}
