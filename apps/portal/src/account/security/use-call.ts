import type { Refusal } from '@bandari/sdk'
import { useState } from 'react'
import { t } from '../../language/translator.ts'
import { sentenceOf } from '../../providers/granted.ts'
import type { Answer } from '../../providers/sdk.ts'

/** One call at a time, and what its refusal says. */
export function useCall() {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const call = async <Data>(send: () => Promise<Answer<Data>>): Promise<Answer<Data>> => {
    setBusy(true)
    setRefusal(null)
    const answer = await send()
    setBusy(false)
    setRefusal(answer.refusal ?? null)
    return answer
  }
  const fields = refusal?.fields ?? {}
  const isOfFields = Object.keys(fields).length > 0
  return {
    call,
    isBusy,
    /** Sentences by the name of the field. */
    fields,
    /** The refusal that concerns no field. */
    failure: refusal && !isOfFields ? sentenceOf(refusal) : null,
    /** The sentence for a field that was left empty. */
    missing: t('portal.missing'),
  }
}
