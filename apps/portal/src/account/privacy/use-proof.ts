import type { PersonProof } from '@bandari/sdk'
import { useState } from 'react'
import { t } from '../../language/translator.ts'
import { fieldCodesOf } from '../../providers/granted.ts'

export interface ProofProps {
  /** A link is asked for before anything else. */
  confirmBy: 'password' | 'link' | 'token'
  token: string | null
}

/** Runs what needs the password or the link, and tells a wrong one from any other failure. */
export function useProof(
  { confirmBy, token }: ProofProps,
  act: (proof: PersonProof) => Promise<void>,
) {
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const run = async () => {
    if (isBusy) return
    setWrong(null)
    setFailure(null)
    if (confirmBy === 'password' && password === '') return setWrong(t('portal.missing'))
    setBusy(true)
    try {
      await act(confirmBy === 'token' && token !== null ? { token } : { password })
      setPassword('')
    } catch (error) {
      const sentence = error instanceof Error ? error.message : String(error)
      if ('password' in fieldCodesOf(error)) setWrong(sentence)
      else setFailure(sentence)
    } finally {
      setBusy(false)
    }
  }
  return { password, setPassword, wrong, failure, isBusy, run: () => void run() }
}
