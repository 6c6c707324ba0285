import { useTranslate } from '@bandari/i18n/react'
import { Button } from '@bandari/ui'
import { useEffect, useState } from 'react'

export interface CopyButtonProps {
  text: string
  /** Names the button for screen readers. */
  what: string
  onCopy?: (() => void) | undefined
}

const shownFor = 2000

export function CopyButton({ text, what, onCopy }: CopyButtonProps) {
  const t = useTranslate()
  const [isCopied, setIsCopied] = useState(false)
  // Back to `Copy` after a while.
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setIsCopied(false), shownFor)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    const isThere = await toClipboard(text)
    if (isThere) onCopy?.()
    setIsCopied(isThere)
  }
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={t('shared.copyWhat', { what: what.toLowerCase() })}
        onClick={() => void copy()}
      >
        {t('shared.copy')}
      </Button>
      <output>{isCopied && t('shared.copied')}</output>
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
