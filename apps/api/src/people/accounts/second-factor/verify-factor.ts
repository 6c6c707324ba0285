import type { PasskeyAssertion } from '@bandari/sdk'
import type { Context } from '../../../core/context.ts'
import { verifyPasskey } from './passkeys/verify-passkey.ts'
import { type CodeResult, verifyCode } from './verify-code.ts'

/** The proof that a person gives: a code, or a passkey's answer to a challenge that was read before. */
export interface FactorProof {
  code?: string
  challenge?: string
  passkey?: PasskeyAssertion
}

type Problem = 'required' | 'factor_code_wrong' | 'passkey_wrong'

export type FactorResult =
  | { result: 'right'; by: 'passkey' | 'authenticator' | 'recovery-code' }
  | { result: 'refused'; fields: { code: [Problem] } | { passkey: [Problem] } }
  | Extract<CodeResult, { result: 'wait' }>

/** Wrong codes are counted, so the transaction has to be committed. */
export async function verifyFactor(
  context: Context,
  accountId: number,
  { code, challenge = '', passkey }: FactorProof,
): Promise<FactorResult> {
  if (passkey !== undefined) {
    const isRight = await verifyPasskey(context, { accountId, challenge, passkey })
    return isRight
      ? { result: 'right', by: 'passkey' }
      : { result: 'refused', fields: { passkey: ['passkey_wrong'] } }
  }
  if (code === undefined) return { result: 'refused', fields: { code: ['required'] } }
  const proof = await verifyCode(context, accountId, code)
  return proof.result === 'wrong'
    ? { result: 'refused', fields: { code: ['factor_code_wrong'] } }
    : proof
}
