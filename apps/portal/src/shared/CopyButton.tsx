import type { PlainMessageId } from '@bandari/i18n'
import { Button } from '@bandari/ui'
import { useEffect, useState } from 'react'
import { t } from '../language/translator.ts'

export interface CopyButtonProps {
  text: string
  /** What is copied, for the button's name: `payment reference`. */
  what: string
}

type Outcome = 'copied' | 'failed'

const words = {
  copied: 'portal.copied',
  failed: 'portal.copyFailed',
} as const satisfies Record<Outcome, PlainMessageId>

export function CopyButton({ text, what }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  // The clock runs outside React: after two seconds the button is itself again.
  useEffect(() => {
    const timer = outcome === null ? undefined : setTimeout(() => setOutcome(null), 2000)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = () => {
    copyText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    )
  }
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        onClick={copy}
        aria-label={t('portal.copyWhat', { what })}
      >
        {t('portal.copy')}
      </Button>
      <output>{outcome && t(words[outcome])}</output>
    </>
  )
}

/** The clipboard exists on secure origins only. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
