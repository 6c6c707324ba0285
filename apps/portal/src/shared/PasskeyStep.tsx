import { Button, ErrorAlert } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../language/translator.ts'
import { type PasskeyAnswer, passkeyProblem } from '../providers/passkeys.ts'

export interface PasskeyStepProps {
  /** Asks the device. Browsers let a page do so only after a press. */
  onAsk: () => Promise<PasskeyAnswer<unknown>>
  onProved: () => void
  /** There is another way. */
  onCode: () => void
}

/** Proves who somebody is by a passkey of theirs. */
export function PasskeyStep({ onAsk, onProved, onCode }: PasskeyStepProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const use = async () => {
    if (isAsking) return
    setAsking(true)
    setProblem(null)
    const found = passkeyProblem(await onAsk())
    if (found === null) return onProved()
    setAsking(false)
    setProblem(found)
  }
  return (
    <>
      <p>{t('portal.passkey.why')}</p>
      {problem !== null && <ErrorAlert title={problem} />}
      <Button size="large" wide loading={isAsking} onClick={() => void use()}>
        {t('portal.passkey.use')}
      </Button>
      <Button variant="quiet" wide onClick={onCode}>
        {t('portal.passkey.code')}
      </Button>
    </>
  )
}
