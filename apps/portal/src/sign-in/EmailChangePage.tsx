import { session } from '@bandari/sdk'
import { Button, buttonClass, ErrorAlert, Notice } from '@bandari/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { t } from '../language/translator.ts'
import { useDocumentTitle } from '../layout/use-document-title.ts'
import { paths, storefrontPaths } from '../paths.ts'
import { confirmEmailChange, stopEmailChange } from '../providers/email-change.ts'
import { sentenceOf } from '../providers/granted.ts'
import type { Answer } from '../providers/sdk.ts'
import { ShopLink } from '../shared/ShopLink.tsx'
import css from './EmailChangePage.module.css'
import { takeToken } from './take-code.ts'

type Outcome = { kind: 'half' | 'done'; email: string } | { kind: 'stopped' }

/**
 * `/email-change#token=…`, of the mail to either address: agree, or stop it. The buttons are pressed by people; whatever looks
 * at links in mails changes nothing.
 */
export function EmailChangePage() {
  const title = t('portalEmailChange.pageTitle')
  useDocumentTitle(title)
  const [token] = useState(() => takeToken(window))
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  return (
    <main className={css.page}>
      <h1 className={css.title}>{title}</h1>
      {outcome ? (
        <Done outcome={outcome} />
      ) : token === null ? (
        <Notice kind="attention" title={t('portalEmailChange.missing')} />
      ) : (
        <Question token={token} onDone={setOutcome} />
      )}
    </main>
  )
}

interface QuestionProps {
  token: string
  onDone: (outcome: Outcome) => void
}

function Question({ token, onDone }: QuestionProps) {
  const [busy, setBusy] = useState<'confirm' | 'stop' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const act = async <Data,>(
    which: 'confirm' | 'stop',
    call: (token: string) => Promise<Answer<Data>>,
    outcomeOf: (data: Data) => Outcome,
  ) => {
    if (busy) return
    setBusy(which)
    setFailure(null)
    const { data, refusal } = await call(token)
    setBusy(null)
    if (refusal) return setFailure(refusal.fields['token'] ?? sentenceOf(refusal))
    onDone(outcomeOf(data))
  }
  const confirm = () =>
    act('confirm', confirmEmailChange, ({ changed, email }) => {
      rename(changed, email)
      return { kind: changed ? 'done' : 'half', email }
    })
  const stop = () => act('stop', stopEmailChange, () => ({ kind: 'stopped' }))
  return (
    <>
      <p>{t('portalEmailChange.pageText')}</p>
      {failure && <ErrorAlert title={failure} />}
      <div className={css.actions}>
        <Button loading={busy === 'confirm'} onClick={() => void confirm()}>
          {t('portalEmailChange.pageConfirm')}
        </Button>
        <Button variant="secondary" loading={busy === 'stop'} onClick={() => void stop()}>
          {t('portalEmailChange.pageStop')}
        </Button>
      </div>
    </>
  )
}

/** A sign-in that goes on here is called by the new address from now on. */
function rename(changed: boolean, email: string) {
  const token = session.token()
  if (changed && token !== null) session.start({ token, email })
}

function Done({ outcome }: { outcome: Outcome }) {
  if (outcome.kind === 'stopped') {
    return (
      <>
        <Notice kind="success" live title={t('portalEmailChange.stopped')} />
        <p>
          <ShopLink path={storefrontPaths.resetPassword}>
            {t('portalEmailChange.toPassword')}
          </ShopLink>
        </p>
      </>
    )
  }
  return (
    <>
      <Notice
        kind="success"
        live
        title={t(`portalEmailChange.${outcome.kind}`, { email: outcome.email })}
      />
      <p>
        <Link className={buttonClass({ variant: 'secondary' })} to={paths.profile}>
          {t('portalEmailChange.toAccount')}
        </Link>
      </p>
    </>
  )
}
