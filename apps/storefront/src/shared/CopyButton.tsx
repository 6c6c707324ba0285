import { Button } from '@bandari/ui'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'

export interface CopyButtonProps {
  text: string
  /** Names the button for screen readers. */
  what: string
}

const shownFor = 2000

export function CopyButton({ text, what }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)
  // Back to `Copy` after a while.
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setIsCopied(false), shownFor)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => setIsCopied(await toClipboard(text))
  const Icon = isCopied ? Check : Copy
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Copy ${what.toLowerCase()}`}
        onClick={() => void copy()}
      >
        <Icon size={18} aria-hidden="true" />
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
      <output className="visually-hidden">{isCopied && 'Copied'}</output>
    </>
  )
}

/** The clipboard exists on https and localhost only, and may be forbidden. */
async function toClipboard(text: string): Promise<boolean> {
  if (!navigator.clipboard) return false
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
}
