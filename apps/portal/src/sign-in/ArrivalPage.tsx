import { session } from '@bandari/sdk'
import { Loading } from '@bandari/ui'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDocumentTitle } from '../layout/use-document-title.ts'
import { localPath, paths } from '../paths.ts'
import { redeemHandover } from '../providers/accounts.ts'
import { signInNotice } from '../providers/sign-in-notice.ts'
import { takeCode } from './take-code.ts'
import css from './ArrivalPage.module.css'
import { t } from '../language/translator.ts'

export interface ArrivalPageProps {
  onArrive: () => unknown
}

/** `/sso#code=…`: signs in somebody who is signed in to the shop (decisions 3). */
export function ArrivalPage({ onArrive }: ArrivalPageProps) {
  useDocumentTitle(t('portal.signingIn'))
  const navigate = useNavigate()
  // The code works once and must not stay in the address, so this effect calls the browser and the API.
  useEffect(() => {
    let isHere = true
    const code = takeCode(window)
    onArrive()
    const goOn = async () => {
      const next = await arrive(code)
      if (isHere) await navigate(next, { replace: true })
    }
    void goOn()
    return () => {
      isHere = false
    }
  }, [navigate, onArrive])
  return (
    <main className={css.page}>
      <h1 className="visually-hidden">{t('portal.signingIn')}</h1>
      <Loading label={t('portal.signingYouIn')} />
    </main>
  )
}

async function arrive(code: string | null): Promise<string> {
  if (code === null) return paths.home
  const { data, refusal } = await redeemOnce(code)
  if (data) return localPath(data.next)
  if (session.token() !== null) return paths.home
  return signInNotice.path(refusal.status === 400 ? 'code-refused' : 'code-unchecked')
}

const redeemed = new Map<string, ReturnType<typeof redeemHandover>>()

/** An effect may run twice; the second run waits for the first one's answer. */
function redeemOnce(code: string): ReturnType<typeof redeemHandover> {
  const answer = redeemed.get(code) ?? redeemHandover(code)
  redeemed.set(code, answer)
  return answer
}
